import { objectOf, objectsOf, textOf } from '../base/json-value.ts';
import { FLAGGED } from './exchange.ts';
import { parseJson } from './json.ts';

const LONGEST = 64 * 1024;

/** Anthropic states it as an `invalid_request_error`. As a whole: other messages may quote a request. */
const NO_CREDIT =
  /^Your credit balance is too low to access the \w+ API\. Please go to Plans & Billing to upgrade or purchase credits\.$/;

/** The code in a provider's error document, of which only the beginning is read. */
export class ErrorBody {
  readonly #parts: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): void {
    if (this.#size < LONGEST) this.#parts.push(chunk);
    this.#size += chunk.length;
  }

  async end(): Promise<void> {}

  get code(): string | null {
    const parsed = parseJson(Buffer.concat(this.#parts).toString());
    const body = objectOf(Array.isArray(parsed) ? parsed[0] : parsed);
    const error = objectOf(body?.error);
    if (NO_CREDIT.test(textOf(error?.message) ?? '')) return 'billing_error';
    // Of OpenRouter, whose code is the status: https://openrouter.ai/docs/api/reference/errors-and-debugging
    if (textOf(objectOf(error?.metadata)?.flagged_input) !== null) return FLAGGED;
    // Google's status of a wrong key is that of a wrong request.
    const reason = objectsOf(error?.details).find((detail) => textOf(detail.reason) !== null)?.reason;
    const said = [error?.code, error?.type, reason, error?.status, body?.error];
    return said.map(textOf).find((text) => text !== null) ?? null;
  }
}
