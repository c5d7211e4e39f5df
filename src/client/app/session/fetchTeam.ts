import type { NetworkTeam } from '#shared/domain/networkTeam.ts';

/** The network's people and history, of their file, at most once. @param url of the document's language */
export function createTeamFetch(url: string): () => Promise<NetworkTeam> {
  let team: Promise<NetworkTeam> | undefined;
  return () => (team ??= fetch(url).then((answer) => answer.json() as Promise<NetworkTeam>));
}
