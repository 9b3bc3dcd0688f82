/** Sentences looked at, from the end. */
const MOST_SENTENCES = 12;
const LONGEST = 20_000;

const NOT_DONE = [
  /\b(?:i|we)(?:'m| am|'re| are| was| were) (?:unable|not able)\b/i,
  /\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)|was ?n[o']t able to|have not been able to|haven't been able to)\b/i,
  /\b(?:could not|couldn't|cannot|can't|unable to|impossible to|not possible to|not able to) (?:\w+ ){0,2}(?:complete|completed|finish|solve|resolve|fix|proceed|continue|install|achieve|succeed|fulfil|be (?:completed|solved|resolved|fixed|installed))\b/i,
  /\b(?:give|gave|giving) up\b/i,
  /\b(?:i'm|i am|we're|we are) stuck\b/i,
  /\b(?:did not|didn't|was not|wasn't) (?:succeed|work out|successful)\b/i,
  /\b(?:remains?|is still|are still) (?:unresolved|broken|failing|incomplete|unfinished)\b/i,
];
/** Questions in the place of work; after a claim they are only polite. */
const ASKS =
  /\b(?:would you like|do you want|shall i|should i|let me know (?:how|which|whether) you|please (?:provide|confirm|advise|tell me|clarify))\b/i;
const DONE = [
  /\b(?:done|completed?|finished|succeeded|successful(?:ly)?|resolved|fixed|working|works|passes|passing|passed|ready|implemented|configured|installed|created|solved|accomplished|in place)\b/i,
  /\b(?:is|are|was|were|been|now) (?:set up|up and running|running|available|there)\b/i,
  /\b(?:all set|(?:tests|checks) (?:now )?pass)\b/i,
  /(?:^|\b(?:i|we)(?:'ve| have)? (?:(?:now|also|just|successfully) )?)(?:set up|added|updated|built|made|wrote|changed|started|enabled|verified|exported|fixed)\b/i,
];
const NEGATED =
  /\b(?:not|\w+n't|cannot|never|nothing|without|unless|if|until|once|when you|failed to be|fails?|needs? to|must|partially|(?:i|we)(?:'ll| will)|going to|let me|[1-9]\d* (?:\w+ )?failed)\b|^(?:no|none|0)\b/i;
/** Parts of a sentence that tell of something else than the state of the work: offers, faults that were mended, none found. */
const ASIDE =
  /\blet me know\b.*|\b(?:where|when(?:ever)?)\b(?! you).*|\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)) (?:find|see) any (?:\w+ )?(?:issues?|problems?|errors?|bugs?|failures?)\b/i;

/** The claim of an agent's last message: that it is done, or that it could not be; the last sentence that says either. */
export function lastWords(message: string): { cause: 'gave_up' | 'claimed_success'; sentence: string } | null {
  const sentences = message
    .slice(-LONGEST)
    .replace(/[‘’]/g, "'")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^(?:[\s#>*-]|\p{Extended_Pictographic}|\ufe0f)+|(?<![\s*])[\s*]+$/gu, ''))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(-MOST_SENTENCES);
  // A claim at the end of a message that gives up (“the rest is done”) is none: what could not be done weighs more.
  const notDone = sentences.findLast((sentence) => matches(NOT_DONE, sentence));
  const done = sentences.findLast((sentence) => matches(DONE, sentence) && !NEGATED.test(sentence.replace(ASIDE, '')));
  if (notDone !== undefined && (done === undefined || sentences.indexOf(notDone) > sentences.indexOf(done) - 2))
    return { cause: 'gave_up', sentence: notDone };
  if (done !== undefined) return { cause: 'claimed_success', sentence: done };
  const asked = sentences.findLast((sentence) => ASKS.test(sentence));
  return asked === undefined ? null : { cause: 'gave_up', sentence: asked };
}

function matches(patterns: RegExp[], sentence: string): boolean {
  const own = sentence.replace(ASIDE, '');
  return patterns.some((pattern) => pattern.test(own));
}
