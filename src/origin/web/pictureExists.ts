import { parseReference } from '../db/estateReference.ts';
import type { Store } from '../db/store.ts';
import type { MediaRequest } from '../media/parseMediaPath.ts';
import { createPlaceDirectory } from '../search/placeDirectory.ts';
import { readEstate } from '../search/readEstates.ts';
import { agentRecords, readAgency } from '../search/readPeople.ts';
import { logoScene } from './agencyWire.ts';
import { portraitOf } from './agentWire.ts';
import { estateDetail } from './estateWire.ts';

/**
 * Tells whether an answer of ours names a picture. Any other well-formed name could be drawn too, so without this a
 * stranger could keep the processor drawing and the disk filling.
 */
export function createPictureExists(
  store: Store,
): (picture: Pick<MediaRequest, 'kind' | 'id' | 'scene'>) => Promise<boolean> {
  const places = createPlaceDirectory(store.db, Date.now);

  async function ofEstate(id: string, scene: string): Promise<boolean> {
    const reference = parseReference(id);
    const record = reference === null ? null : await readEstate(store, reference);
    if (!record) return false;
    return estateDetail(record, await places([record])).media.some(({ url }) => url.includes(`/${scene}-`));
  }

  async function ofAgent(slug: string, scene: string): Promise<boolean> {
    const agent = await agentRecords(store).where('agents.slug', '=', slug).executeTakeFirst();
    return agent !== undefined && portraitOf(agent) === scene;
  }

  async function ofAgency(scene: string): Promise<boolean> {
    const agency = await readAgency(store, scene.replace(/^\d+-/, ''));
    return agency?.detail?.hasLogo === true && logoScene(agency.slug) === scene;
  }

  async function ofCms(id: string, scene: string): Promise<boolean> {
    const document = await store.db
      .selectFrom('documents')
      .select('content')
      .where('name', '=', 'home-data')
      .executeTakeFirst();
    return document?.content.includes(`/media/home/${id}/${scene}-`) || (id === 'logos' && ofAgency(scene));
  }

  return ({ kind, id, scene }) => {
    if (kind === 'estates') return ofEstate(id, scene);
    return kind === 'agents' ? ofAgent(id, scene) : ofCms(id, scene);
  };
}
