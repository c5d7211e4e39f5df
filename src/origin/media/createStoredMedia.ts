import type { Store } from '../db/store.ts';
import { magazineDocument } from '../import/magazineDocuments.ts';

/** A picture of `/media/{kind}/{id}/{scene}-{width}.{format}`, whatever its size and format. */
export interface PictureName {
  kind: 'estates' | 'agents' | 'home';
  id: string;
  scene: string;
}

/**
 * Whether a stored document names a picture. Checked before a picture is painted: otherwise anybody could request any
 * well-formed name, keep the processor busy and fill the disk.
 */
export function createStoredMedia({ db }: Store): (picture: PictureName) => Promise<boolean> {
  async function estateDocument(key: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('estates')
      .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
      .select('detail')
      .where('url_key', '=', key)
      .executeTakeFirst();
    return row?.detail;
  }

  async function agentDocument(slug: string): Promise<string | undefined> {
    return (await db.selectFrom('agents').select('card').where('slug', '=', slug).executeTakeFirst())?.card;
  }

  /** What the CMS shows: the blocks of the home page, and the list of the magazine's articles. */
  async function cmsDocuments(): Promise<string> {
    const rows = await db
      .selectFrom('documents')
      .select('content')
      .where('name', 'in', ['home-data', magazineDocument.summaries])
      .execute();
    return rows.map(({ content }) => content).join('\n');
  }

  /** Logos are named `{n}-{slug}`. */
  async function agencyDocument(scene: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('agencies')
      .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
      .select('detail')
      .where('slug', '=', scene.replace(/^\d+-/, ''))
      .executeTakeFirst();
    return row?.detail;
  }

  return async ({ kind, id, scene }) => {
    const name = new RegExp(`/media/${kind}/${id}/${scene}-\\d+\\.`);
    const isIn = (document: string | undefined): boolean => document !== undefined && name.test(document);
    if (kind === 'estates') return isIn(await estateDocument(id));
    if (kind === 'agents') return isIn(await agentDocument(id));
    return isIn(await cmsDocuments()) || (id === 'logos' && isIn(await agencyDocument(scene)));
  };
}
