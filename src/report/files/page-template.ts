/** The page without its data. From source it is bundled when it is asked for; a build puts the finished text in this module's place. */
export async function pageTemplate(): Promise<string> {
  bundled ??= import(new URL('../../../scripts/page.ts', import.meta.url).href).then(({ buildPage }) => buildPage());
  return (await bundled).html;
}

let bundled: Promise<{ html: string }> | undefined;
