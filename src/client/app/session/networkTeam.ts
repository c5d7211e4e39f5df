import { nobody, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { Language } from '#shared/i18n/languages.ts';

let load: ((language: Language) => Promise<NetworkTeam>) | undefined;

/** Says where the network's team comes from: on the server its folder, in browsers a file of it. Of the process. */
export function provideTeam(from: (language: Language) => Promise<NetworkTeam>): void {
  load = from;
}

/** The network's people and history; none where they cannot be had. */
export const loadTeam = (language: Language): Promise<NetworkTeam> =>
  load?.(language).catch(() => nobody) ?? Promise.resolve(nobody);

/** In browsers: from its file, at most once. @param url of the document's language; undefined: there is none */
export function fetchTeam(url: string | undefined): void {
  if (url === undefined) return;
  let team: Promise<NetworkTeam> | undefined;
  provideTeam(() => (team ??= fetch(url).then((answer) => answer.json() as Promise<NetworkTeam>)));
}
