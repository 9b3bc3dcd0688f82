const other = process.versions.bun ? 'Bun' : process.versions.deno ? 'Deno' : '';
if (other || parseInt(process.versions.node, 10) < 24) {
  process.exitCode = 0;
} else {
  import('./index.js').then((bundle) => bundle.post());
}
