import { globSync } from 'node:fs';
import { ROOT } from './cli.ts';
import { read } from './workflows.ts';

/** A block of code of a document. */
export interface Block {
  document: string;
  /** First line, counted from 1. */
  line: number;
  /** The word after the fence; `indented` without a fence. */
  language: string;
  text: string;
}

/** The project's documents, by their paths. */
export const DOCUMENTS = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (name) => /^(node_modules|dist|build|coverage|agentbench-results|\.git)$/.test(name),
}).sort();

/** All code blocks of a document: between fences, or indented by four spaces after an empty line. */
export function blocksOf(document: string): Block[] {
  const lines = read(document).split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, fence, language] = /^(`{3,}|~{3,})(.*)$/.exec(lines[at]!) ?? [];
    if (fence !== undefined) {
      const end = lines.findIndex((line, index) => index > at && line === fence);
      if (end === -1) throw new Error(`${document}:${at + 1}: this fence is not closed`);
      blocks.push({ document, line: at + 1, language: language!.trim(), text: textOf(lines.slice(at + 1, end)) });
      at = end;
    } else if (/^ {4}/.test(lines[at]!) && lines[at - 1] === '') {
      const length = lines.slice(at).findIndex((line) => !/^( {4}|$)/.test(line));
      const end = length === -1 ? lines.length : at + length;
      const text = textOf(lines.slice(at, end).map((line) => line.slice(4)));
      blocks.push({ document, line: at + 1, language: 'indented', text: `${text.trimEnd()}\n` });
      at = end - 1;
    } else if (/^\s+(```|~~~)/.test(lines[at]!)) {
      throw new Error(`${document}:${at + 1}: a fence that is indented; begin it at the line's start`);
    }
  }
  return blocks;
}

/** A document without its code blocks; line numbers stay the same. */
export function proseOf(document: string): string {
  const lines = read(document).split('\n');
  for (const { line, language, text } of blocksOf(document)) {
    const length = text.split('\n').length - 1 + (language === 'indented' ? 0 : 2);
    lines.fill('', line - 1, line - 1 + length);
  }
  return lines.join('\n');
}

/** The texts between backticks, outside of blocks. */
export function codeSpansOf(document: string): string[] {
  return [...proseOf(document).matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)].map(([, , text]) => text!.trim());
}

/** The targets of links and images. */
export function linksOf(document: string): string[] {
  const prose = proseOf(document).replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target!);
}

/** The anchors of a document's headings, as on GitHub. */
export function anchorsOf(document: string): string[] {
  const seen = new Map<string, number>();
  return [...proseOf(document).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => {
    const slug = heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** The simple commands of a shell script, each as its words; texts of here-documents and comments are left out. */
export function commandsOf(script: string): string[][] {
  const text = script.replaceAll(/<<'?(\w+)'?(.*\n)[\s\S]*?\n\1(?=\n)/g, '$2').replaceAll('\\\n', ' ');
  const commands: string[][] = [[]];
  // Alternatives: a comment; a word of quoted, escaped or plain parts; the end of a command.
  for (const [token] of text.matchAll(
    /(?<=^|\s)#[^\n]*|(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\.|[^\s;&|'"\\])+|[;&|\n]+/g,
  )) {
    if (/^[;&|\n]+$/.test(token)) commands.push([]);
    else if (!token.startsWith('#'))
      commands
        .at(-1)!
        .push(token.replaceAll(/'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g, (_, single, double) => single ?? double));
  }
  return commands.filter((words) => words.length > 0);
}

function textOf(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
