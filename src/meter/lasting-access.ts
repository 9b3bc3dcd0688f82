/**
 * Names in paths below which providers and gateways make keys, ephemeral tokens and live sessions, or administer the account
 * of a key. In lower case, letters and digits only. Sources: the API references of OpenAI (also at Azure), Anthropic, Gemini,
 * OpenRouter and LiteLLM.
 */
const ANY_METHOD =
  /^(keys|(admin|create)?apikeys?|clientsecrets?|(auth|access|ephemeral|singleuse)tokens?|realtime(api)?|chatkit|serviceaccounts?|credentials|vaults?|byok|oauth2?|sso|scim|organizations?|admin|invit(e|ation)s?)$/;

/** Of these, reading is harmless: agents ask for the limits of their own key (`GET /key` of OpenRouter, `/key/info` of LiteLLM). */
const TO_CHANGE = /^(key|token|permissions?|users?|teams?|config|live|tunnels|workspaces)$/;

/** Names that follow are those of models, which users choose at some providers. */
const NAMED = /^(models|deployments|engines)$/;

export const LASTING_ACCESS =
  'this path makes or manages keys, sessions or accounts, which would outlive the trial; it is not forwarded';

/** True for a request that could give an agent access beyond its trial. `path`: plain, below the provider's endpoint. */
export function givesLastingAccess(isRead: boolean, path: string): boolean {
  const names = path.split(/[/:?#]/).map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  return names.some(
    (name, index) =>
      (ANY_METHOD.test(name) || (!isRead && TO_CHANGE.test(name))) && !NAMED.test(names[index - 1] ?? ''),
  );
}
