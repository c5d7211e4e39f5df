import { useState, type ReactNode } from 'react';
import { useOpeningLink } from '../../app/deferred/useOpeningLink.ts';
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
  const [modal, setModal] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const open = useOpeningLink(alertModalPart, () => {
    setModal('opened');
  });
  return (
    <>
      <RouteLink className={className} to="AlertSurvey" params={{}} query={offer.query} rel="nofollow" onClick={open}>
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
