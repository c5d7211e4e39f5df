import { useState } from 'react';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { mostFavourites, readReferences, writeReferences } from '#shared/domain/favourites.ts';
import { attempt } from '../../app/session/attempt.ts';

const readVisited = (): readonly string[] =>
  readReferences(attempt(() => localStorage.getItem(storedKeyNames.visited)) ?? '');

/** Remembers in this browser, and nowhere else, that the visitor opened an estate. */
export function addVisited(reference: string): void {
  const next = [reference, ...readVisited().filter((other) => other !== reference)].slice(0, mostFavourites);
  attempt(() => {
    localStorage.setItem(storedKeyNames.visited, writeReferences(next));
  });
}

/** The estates that the visitor had opened when the component was first shown, the latest first. */
export const useVisited = (): readonly string[] => useState(readVisited)[0];
