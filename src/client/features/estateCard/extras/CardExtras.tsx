import { useEffect, useState } from 'react';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { CardContact } from './CardContact.tsx';
import { CardPictures } from './CardPictures.tsx';
import { HideButton } from './HideButton.tsx';
import { toCardExtras, type CardExtrasData } from './toCardExtras.ts';

export interface CardExtrasProps {
  estate: Pick<EstateCardData, 'key' | 'reference' | 'title' | 'agent'>;
  /** The cover's attribute: which of the sizes to fetch. */
  sizes: string;
  /** Pictures that were turned before these were here (useEarlySwipes.ts). */
  turns: number;
}

/**
 * Pictures and ways to reach the agent, asked of the API when a card is first used; none of them when that fails. And
 * what hides the listing.
 */
export function CardExtras({ estate, sizes, turns }: CardExtrasProps) {
  const { key, reference, title, agent } = estate;
  const { language } = useSite();
  const [extras, setExtras] = useState<CardExtrasData>();
  useEffect(() => {
    const abort = new AbortController();
    importBrowserApi()
      .then(({ createBrowserApi }) => createBrowserApi().estate(key, { signal: abort.signal }))
      .then(
        (estate) => {
          setExtras(toCardExtras(estate, language));
        },
        () => {},
      );
    return () => {
      abort.abort();
    };
  }, [key, language]);
  return (
    <>
      {extras && extras.pictures.length > 1 && (
        <CardPictures pictures={extras.pictures} title={title} sizes={sizes} turns={turns} />
      )}
      {extras?.phone && agent && (
        <CardContact estateKey={key} phone={extras.phone} name={agent.name} reference={reference} />
      )}
      <HideButton estate={estate} />
    </>
  );
}
