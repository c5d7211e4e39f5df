import { useEffect, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '../../app/afterPaint.ts';
import { useOpeningLink } from '../../app/deferred/useOpeningLink.ts';
import { useLayer } from '../../app/layers/useLayer.ts';
import { LoadingFrame } from '../../components/ui/loadingFrame/LoadingFrame.tsx';
import type { EnquiryAbout } from './enquiryAbout.ts';
import type { EnquiryHome } from './EnquirySheet.tsx';
import { enquirySheetPart } from './enquirySheetPart.ts';

interface AskLinkProps {
  about: EnquiryAbout;
  home: EnquiryHome;
  /** Of the form in a page: for a browser without scripts, or without the sheet's. */
  href: string;
  className?: string | undefined;
  /** Its accessible name, where its words alone do not say what is asked about. */
  label?: string;
  /** Whether the sheet is open. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Opens an enquiry as a sheet, whose frame shows at the press. */
export function AskLink({ about, home, href, className, label, onToggle, children }: AskLinkProps) {
  const [sheet, setSheet] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const [isFramed, setFramed] = useState(false);
  const isWanted = useRef(false);
  const turn = (isOpen: boolean) => {
    isWanted.current = isOpen;
    setFramed(isOpen);
    onToggle?.(isOpen);
  };
  const close = () => {
    turn(false);
    setSheet((now) => (now === 'opened' ? 'closed' : now));
  };
  const open = useOpeningLink(
    enquirySheetPart,
    () => {
      if (isWanted.current) setSheet('opened');
    },
    () => {
      turn(true);
    },
  );
  // Below the sheet until that is painted.
  useEffect(() => {
    if (sheet !== 'opened') return;
    return afterPaint(() => {
      setFramed(false);
    });
  }, [sheet]);
  useLayer(isFramed && sheet !== 'opened', close);
  return (
    <>
      <a className={className} href={href} aria-label={label} onClick={open}>
        {children}
      </a>
      {isFramed && <LoadingFrame of="sheet" onClose={close} />}
      {sheet !== 'unloaded' && (
        <enquirySheetPart.Part about={about} home={home} opened={sheet === 'opened'} onClose={close} />
      )}
    </>
  );
}
