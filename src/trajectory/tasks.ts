import type { AtifToolCall } from './atif.ts';
import type { Conversation } from './conversation.ts';

/** The shortest text of a tool call by which the conversation that it began is found. */
export const SHORTEST_PROMPT = 8;

interface Given {
  conversation: Conversation;
  call: AtifToolCall;
  text: string;
}

/** The texts of all calls, each of which can be the task of another conversation. */
export class Tasks {
  /** By their first lines: agents have thousands of conversations, and of calls that never get a result. */
  readonly #byLine = new Map<string, Given[]>();

  /** Adds the calls of a conversation's last answer. */
  add(conversation: Conversation): void {
    for (const call of conversation.steps.at(-1)?.tool_calls ?? []) {
      for (const text of promptsOf(call).map((prompt) => prompt.trim())) {
        const line = firstLineOf(text);
        const given = this.#byLine.get(line);
        if (given === undefined) this.#byLine.set(line, [{ conversation, call, text }]);
        else given.push({ conversation, call, text });
      }
    }
  }

  /**
   * True if this is the text of a call, which may have been answered at once: its task is then worked on in the background.
   * The whole text counts, since a summary, too, has lines of earlier calls.
   */
  has(said: string): boolean {
    const whole = said.trim();
    return this.#byLine.get(firstLineOf(whole))?.some(({ text }) => text === whole) ?? false;
  }

  /** True if the text of a call that still waits is among the lines with which a conversation begins. */
  areIn(first: string): boolean {
    const lines = `\n${first}\n`;
    const given = [...new Set(first.split('\n'))].flatMap((line) => this.#byLine.get(line) ?? []);
    return given.some(
      ({ conversation, call, text }) => lines.includes(`\n${text}\n`) && conversation.isWaitingFor(call),
    );
  }
}

function firstLineOf(text: string): string {
  return text.split('\n', 1)[0]!;
}

/** The texts of a call that can be the task of another conversation. */
export function promptsOf(call: AtifToolCall): string[] {
  const texts = Object.values(call.arguments).filter((value) => typeof value === 'string');
  return texts.filter((text) => text.trim().length >= SHORTEST_PROMPT);
}
