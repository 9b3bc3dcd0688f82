const other = process.versions.bun ? 'Bun' : process.versions.deno ? 'Deno' : '';
if (other || parseInt(process.versions.node, 10) < 24) {
  process.stdout.write("::error::agentbench needs Node.js 24 or later, and this is " + (other || process.version) + ". Put \"uses: actions/setup-node@v7\" with \"node-version: 24\" before this step, or install it in the job's image.\n");
  process.exitCode = 2;
} else {
  import('./index.js').then((bundle) => bundle.plan());
}
