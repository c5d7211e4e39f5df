import { fileNamed } from '#config/network/fileNamed.ts';
import { UnreadableFile } from '../import/formats/format.ts';
import { readFeed } from '../import/formats/readFeed.ts';
import { readSourceRecord } from '../import/sync/readListing.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';
import type { NamedFile } from './checkPictures.ts';
import type { FolderContent } from './readFolder.ts';
import type { Source } from './sourceFile.ts';

/**
 * Agents and agencies that a source names and `people/` does not have.
 * @returns a line for each, with the source's file
 */
export const unknownPeople = ({ sources, people }: Pick<FolderContent, 'sources' | 'people'>): string[] =>
  sources.flatMap(({ name, agent, agency }) => [
    ...(agent === undefined || people.agents.some(({ slug }) => slug === agent)
      ? []
      : [`sources/${name}.json: agent ${agent} is not in people/agents.json`]),
    ...(agency === undefined || people.agencies.some(({ slug }) => slug === agency)
      ? []
      : [`sources/${name}.json: agency ${agency} is not in people/agencies.json`]),
  ]);

/**
 * The records that an import would refuse, of the files of a network's sources. A `url` is not downloaded.
 * @returns a line for each record, with file, place and reason, and for each file that cannot be read; the
 * pictures and the agencies of the others
 */
export async function checkListings(
  dir: string,
  sources: readonly Source[],
): Promise<{ refused: string[]; pictures: NamedFile[]; agencies: Set<string> }> {
  const refused: string[] = [];
  const pictures: NamedFile[] = [];
  const agencies = new Set<string>();
  for (const source of sources) {
    const { file, map } = source;
    if (file === undefined) continue;
    try {
      for await (const record of readFeed({ path: await fileNamed(dir, file) }, source)) {
        const reading = readSourceRecord(record, map);
        if (reading.kind === 'refused')
          refused.push(`${file}: ${record.place}: ${reading.reference ?? reading.id ?? 'a record'} ${reading.reason}`);
        if (reading.kind === 'read') {
          const { agent } = reading.listing;
          if (agent?.agency?.slug) agencies.add(agent.agency.slug);
          const { reference, media } = reading.listing.estate;
          const place = `${file}: ${record.place}: ${reference}`;
          pictures.push(...media.map(({ url }) => [place, url] as const).filter(([, url]) => isFolderFile(url)));
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refused.push(`${file}: ${error.message}`);
    }
  }
  return { refused, pictures, agencies };
}
