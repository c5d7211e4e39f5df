import { tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveMapTiles, type MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { TileNote } from './TileNote.tsx';
import { useTileChoice } from './tileChoice.ts';
import { useOwnBasemap } from './useOwnBasemap.ts';

interface BaseLayerProps {
  leaflet: LeafletMap;
  /** The attribution of the map's data. */
  onCredit: (credit: ReactNode) => void;
}

/** Tiles in a row that could not be loaded, after which the server counts as failing. */
const mostFailures = 4;
const highestTileZoom = 19;

/** Shows tiles while they are wanted. @returns whether their server fails */
function useTileLayer(leaflet: LeafletMap, tiles: MapTiles | undefined): boolean {
  const [failed, setFailed] = useState(false);
  const url = failed ? undefined : tiles?.url;
  useEffect(() => {
    if (!url) return;
    let failures = 0;
    const layer = tileLayer(url, {
      maxZoom: highestTileZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
      className: 'mapTiles',
    });
    layer.on('tileload', () => {
      failures = 0;
    });
    layer.on('tileerror', () => {
      failures += 1;
      if (failures >= mostFailures) setFailed(true);
    });
    layer.addTo(leaflet);
    return () => {
      layer.remove();
    };
  }, [leaflet, url]);
  return failed;
}

function TileCredit({ tiles }: { tiles: MapTiles }) {
  return tiles.creditUrl ? (
    <a href={tiles.creditUrl} target="_blank" rel="noopener external">
      {tiles.credit}
    </a>
  ) : (
    tiles.credit
  );
}

/**
 * What a map is drawn on: the tiles of the operator's server, or of a third party that the visitor agreed to; without
 * them, and where their server fails, our own basemap.
 */
export function BaseLayer({ leaflet, onCredit }: BaseLayerProps) {
  const { t } = useTranslation('map');
  const mapTiles = resolveMapTiles(useSite().mapTiles);
  const [choice, choose] = useTileChoice();
  const asks = mapTiles?.asks === true;
  const wanted = mapTiles && (!asks || choice === 'yes') ? mapTiles : undefined;
  const failed = useTileLayer(leaflet, wanted);
  const shown = failed ? undefined : wanted;
  const ownCredit = useOwnBasemap(leaflet, !shown);
  const isChosen = asks && choice !== undefined;
  useEffect(() => {
    onCredit(
      <>
        {shown ? <TileCredit tiles={shown} /> : ownCredit}
        {isChosen && !failed && (
          <button
            type="button"
            onClick={() => {
              choose(shown ? 'no' : 'yes');
            }}
          >
            {t(shown ? 'tiles.hide' : 'tiles.show')}
          </button>
        )}
      </>,
    );
  }, [onCredit, shown, ownCredit, isChosen, failed, choose, t]);
  if (!asks || choice !== undefined) return null;
  return <TileNote host={new URL(mapTiles.url).hostname} onChoose={choose} />;
}
