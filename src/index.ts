// The one bundle that all entry points share; what each needs is loaded when it is called.

/** The command line. `root` is the package's directory. */
export async function cli(root: string): Promise<void> {
  const { cli } = await import('./cli/cli.ts');
  process.exitCode = await cli(process.argv.slice(2), root);
  if (process.exitCode === 130 || process.exitCode === 143) process.exit();
  // What is still under way where a run ended early (a clone, a pull) is not waited for; what was said must be out.
  if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
}

/** The run action's main step. */
export async function main(): Promise<void> {
  const { main } = await import('./action/main.ts');
  await main();
}

/** The run action's post step. */
export async function post(): Promise<void> {
  const { post } = await import('./action/post.ts');
  await post();
}

/** The report action. */
export async function report(): Promise<void> {
  const { report } = await import('./action/report.ts');
  await report();
}

/** The plan action. */
export async function plan(): Promise<void> {
  const { plan } = await import('./action/plan.ts');
  await plan();
}
