import { mediaCategories, type MediaCategory } from '#shared/domain/mediaCategories.ts';
import { homeCollections, type HomeCollection, type MediaKind } from '../mediaUrls.ts';
import { readSceneFacts, type SceneFacts } from '../sceneFacts.ts';
import { buildingStyles, type BuildingStyle } from './home.ts';

export type SceneName =
  | { kind: 'estates'; category: MediaCategory; index: number; style?: BuildingStyle; facts: SceneFacts }
  | { kind: 'agents'; gender?: 'female' | 'male' | 'other'; age?: number }
  | { kind: 'home'; collection: HomeCollection; index: number; subject: string };

const estatePattern = new RegExp(
  `^([1-9]\\d{0,2})-(${mediaCategories.join('|')})(?:-(${buildingStyles.join('|')})(?:_([a-z0-9_]+))?)?$`,
);
const portraitPattern = /^(?:[1-9]\d{0,2}-)?portrait(?:-(female|male|other))?(?:-([2-6]5))?$/;
const numberedPattern = /^([1-9]\d{0,2})(?:-([a-z0-9-]{1,90}))?$/;

/** What a scene's name says, or null when it names nothing we draw. */
export function parseScene(kind: MediaKind, id: string, scene: string): SceneName | null {
  if (kind === 'estates') {
    const match = estatePattern.exec(scene);
    const facts = match?.[4] === undefined ? {} : readSceneFacts(match[4]);
    return (
      match &&
      facts && {
        kind,
        index: Number(match[1]),
        category: match[2] as MediaCategory,
        style: match[3] as BuildingStyle | undefined,
        facts,
      }
    );
  }
  if (kind === 'agents') {
    const match = portraitPattern.exec(scene);
    return (
      match && {
        kind,
        gender: match[1] as 'female' | 'male' | 'other' | undefined,
        age: match[2] ? Number(match[2]) : undefined,
      }
    );
  }
  const match = numberedPattern.exec(scene);
  const collection = homeCollections.find((name) => name === id);
  return match && collection ? { kind, collection, index: Number(match[1]), subject: match[2] ?? '' } : null;
}
