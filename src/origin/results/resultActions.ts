import type { ResultAction } from '#shared/forms/resultAction.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { dayAt, dayNumber } from '../db/results/dayNumbers.ts';
import { revokeOwnerLink } from '../db/results/ownerLinks.ts';
import { addNote, removeNote } from '../db/results/ownerNotes.ts';
import type { Store } from '../db/store.ts';
import type { AgentRecord } from '../records/readPeople.ts';
import { homeOfAgent, keysOfAgent } from './agentHomes.ts';
import { makeOwnerLink, sendOwnerLink, type LinkOutcome } from './ownerLink.ts';

interface ActionOptions {
  agent: AgentRecord;
  /** Of the site. */
  languages: readonly Language[];
  now: number;
}

/** Stores what an agent did for a home of theirs; of a day to come, as of today. */
async function note(
  store: Store,
  { id, home, note: text, day }: Extract<ResultAction, { action: 'note' }>,
  { agent, now }: ActionOptions,
): Promise<LinkOutcome> {
  const estate = await homeOfAgent(store, agent, home);
  if (estate === undefined) return 'unknown';
  const today = dayAt(now);
  const row = { id, estate, agent: agent.slug, note: text, made_at: now };
  const isAdded = await addNote(store, { ...row, day: Math.min(today, day === undefined ? today : dayNumber(day)) });
  return isAdded ? 'done' : 'tooMany';
}

/** Does what an agent asks for on the page of what their homes earned. @returns with the secret of a link, if any */
export async function doResultAction(
  store: Store,
  action: ResultAction,
  options: ActionOptions,
): Promise<{ outcome: LinkOutcome; token?: string }> {
  const { agent, now } = options;
  switch (action.action) {
    case 'send':
      return { outcome: await sendOwnerLink(store, { ...action, ...options }) };
    case 'link':
      return makeOwnerLink(store, { ...action, agent, now });
    case 'note':
      return { outcome: await note(store, action, options) };
    case 'revoke':
      await revokeOwnerLink(store, action.link, await keysOfAgent(store, agent), now);
      return { outcome: 'done' };
    case 'removeNote':
      await removeNote(store, action.note, await keysOfAgent(store, agent));
      return { outcome: 'done' };
  }
}
