/** Collects the licence texts of all bundled packages: those imported by the sources, and their dependencies. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Notices of what is in a package without its licence there. */
const NOTICES: Record<string, string> = {
  '@hyzyla/pdfium': `PDFium (pdfium.wasm) is under the Apache License, Version 2.0 (its text is in this file), and under this licence:

Copyright 2014 The PDFium Authors. All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:

   * Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
   * Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.
   * Neither the name of Google Inc. nor the names of its contributors may be used to endorse or promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`,
  '@resvg/resvg-wasm': `resvg (resvg.wasm) is under the Mozilla Public License, Version 2.0: https://mozilla.org/MPL/2.0/. It is unchanged; its source is at https://github.com/thx/resvg-js, tag v2.6.2.`,
};

interface Package {
  directory: string;
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * `left` has the packages that are not bundled. Packages with the same text are listed together above it, in a stable
 * order.
 */
export function licenses(root: string, left: string[]): string {
  const names = new Map<string, Set<string>>();
  for (const one of bundled(root, left)) {
    const text = textOf(one);
    names.set(text, (names.get(text) ?? new Set()).add(`${one.name}@${one.version}`));
  }
  const groups = [...names].map(([text, group]) => ({ text, group: [...group].sort() }));
  return groups
    .sort((a, b) => (a.group[0]! < b.group[0]! ? -1 : 1))
    .map(({ text, group }) => `Included here:\n${group.map((name) => ` - ${name}\n`).join('')}\n${text}\n`)
    .join('\n-----------\n\n');
}

/** All packages installed for the imports of `src`; one may be present in several versions. */
function bundled(root: string, left: string[]): Package[] {
  const found = new Map<string, Package>();
  const add = (name: string, from: string): void => {
    const directory = installed(name, from);
    if (directory === null || found.has(directory) || left.includes(name)) return;
    const one: Package = { ...JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')), directory };
    found.set(directory, one);
    for (const other of Object.keys(one.dependencies ?? {})) add(other, directory);
  };
  for (const name of imported(root)) add(name, root);
  return [...found.values()];
}

function imported(root: string): Set<string> {
  const specifier =
    /(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*|\bimport(?:\.meta\.resolve)?\()'((?:@[^/']+\/)?[^./':][^/':]*)(?=['/])/gm;
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(specifier)].map(([, name]) => name!)));
}

/**
 * The directory where Node.js finds a package, in a `node_modules` here or above; null if an optional one is missing.
 */
function installed(name: string, from: string): string | null {
  for (let directory = from; ; directory = path.dirname(directory)) {
    const candidate = path.join(directory, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (directory === path.dirname(directory)) return null;
  }
}

/** A package's licence and notices; without a text, the licence named in its manifest. */
function textOf({ directory, name, license }: Package): string {
  const files = readdirSync(directory).filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(directory, file), 'utf8').replaceAll('\r', '').trim());
  if (NOTICES[name] !== undefined) texts.push(NOTICES[name]);
  return texts.length > 0 ? texts.join('\n\n') : `Licence: ${license ?? 'none is named'}`;
}
