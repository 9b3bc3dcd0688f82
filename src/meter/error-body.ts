import { objectOf, objectsOf, textOf } from '../base/json-value.ts';
import { FLAGGED } from './exchange.ts';
import { parseJson } from './json.ts';

const LONGEST = 64 * 1024;

/**
 * Faults of an account that Anthropic and Google state as those of a wrong request, and names for them. As a whole: other
 * messages may quote a request. Source: https://platform.claude.com/docs/en/api/rate-limits
 */
const OF_ACCOUNT: [RegExp, string][] = [
  [
    /^Your credit balance is too low to access the \w+ API\. Please go to Plans & Billing to upgrade or purchase credits\.$/,
    'billing_error',
  ],
  [
    /^You have reached your specified (workspace )?API usage limits\. You will regain access on [\d-]+ at [\d:]+ UTC\.$/,
    'spend_limit_reached',
  ],
  [/^This organization has been disabled\.$/, 'organization_disabled'],
  [/^User location is not supported for the API use\.$/, 'location_not_supported'],
];

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
    const message = textOf(error?.message) ?? '';
    const ofAccount = OF_ACCOUNT.find(([whole]) => whole.test(message));
    if (ofAccount !== undefined) return ofAccount[1];
    // Of OpenRouter, whose code is the status: https://openrouter.ai/docs/api/reference/errors-and-debugging
    if (textOf(objectOf(error?.metadata)?.flagged_input) !== null) return FLAGGED;
    // Google's status of a wrong key is that of a wrong request.
    const reason = objectsOf(error?.details).find((detail) => textOf(detail.reason) !== null)?.reason;
    // Anthropic's type is that of a rate where a limit of the month is used up.
    const limit = objectOf(error?.details)?.error_code;
    const said = [error?.code, limit, error?.type, reason, error?.status, body?.error];
    return said.map(textOf).find((text) => text !== null) ?? null;
  }
}
