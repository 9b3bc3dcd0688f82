/**
 * The page without its data. When run from source it is bundled on demand; a build replaces this module by the finished
 * text.
 */
export async function pageTemplate(): Promise<string> {
  bundled ??= import(new URL('../../../scripts/page.ts', import.meta.url).href).then(({ buildPage }) => buildPage());
  return (await bundled).html;
}

let bundled: Promise<{ html: string }> | undefined;
