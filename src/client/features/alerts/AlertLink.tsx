import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../app/navigation/isPlainClick.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { alertModalPart } from './alertModalPart.ts';
import type { AlertOffer } from './alertOffer.ts';

interface AlertLinkProps {
  offer: AlertOffer;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens the short form; without scripts, or without the form's, it leads to the survey, which begins with the
 * same search.
 */
export function AlertLink({ offer, className, children }: AlertLinkProps) {
  const { i18n } = useTranslation();
  const [modal, setModal] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    try {
      await alertModalPart.prepare(i18n);
      setModal('opened');
    } catch {
      location.assign(href);
    }
  };
  return (
    <>
      <RouteLink
        className={className}
        to="AlertSurvey"
        params={{}}
        query={offer.query}
        rel="nofollow"
        onClick={(event) => void open(event)}
      >
        {children}
      </RouteLink>
      {modal !== 'unloaded' && (
        <alertModalPart.Part
          offer={offer}
          opened={modal === 'opened'}
          onClose={() => {
            setModal('closed');
          }}
        />
      )}
    </>
  );
}
