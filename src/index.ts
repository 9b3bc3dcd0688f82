// The bundle shared by all entry points; each loads its own modules on call, since those of the report action alone take
// 100 ms.

/** The command line. `dist` is the directory of this bundle, in that of the package. */
export async function cli(dist: string): Promise<void> {
  const [{ cli }, path] = await Promise.all([import('./cli/cli.ts'), import('node:path')]);
  process.exitCode = await cli(process.argv.slice(2), path.dirname(dist));
  if (process.exitCode === 130 || process.exitCode === 143) process.exit();
  // After an early end, work in progress (a clone, a pull) is not awaited; only pending output is flushed.
  if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
}

/** The run action's main step. */
export async function main(): Promise<void> {
  const { main } = await import('./action/main.ts');
  await main();
  end();
}

/** The run action's post step. */
export async function post(): Promise<void> {
  const { post } = await import('./action/post.ts');
  await post();
  end();
}

/** The report action. */
export async function report(): Promise<void> {
  const { report } = await import('./action/report.ts');
  await report();
  end();
}

/** The plan action. */
export async function plan(): Promise<void> {
  const { plan } = await import('./action/plan.ts');
  await plan();
  end();
}

/** The program that draws pictures, started by judges/drawing.ts. */
export async function draw(): Promise<void> {
  const { draw } = await import('./judges/drawer.ts');
  await draw();
}

/** Ends the process once its output is written: a request or socket of a library would keep it alive. */
function end(): void {
  process.stdout.write('', () => process.exit());
}
