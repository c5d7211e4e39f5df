import { useMemo } from 'react';
import { resolveMapTiles, type MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useTileChoice, type TileChoice } from './tileChoice.ts';

interface UsedTiles {
  /** The site's; undefined without any. */
  mapTiles: MapTiles | undefined;
  /** The same if they may be asked for: of a third party only after the visitor agreed. */
  wanted: MapTiles | undefined;
  choose: (choice: TileChoice) => void;
}

/** The tiles that maps show streets with, and the visitor's choice about those of a third party. */
export function useMapTiles(): UsedTiles {
  const named = useSite().mapTiles;
  const mapTiles = useMemo(() => resolveMapTiles(named), [named]);
  const [choice, choose] = useTileChoice();
  return { mapTiles, wanted: mapTiles?.asks && choice !== 'yes' ? undefined : mapTiles, choose };
}
