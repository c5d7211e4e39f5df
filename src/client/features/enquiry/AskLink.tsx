import { useState, type ReactNode } from 'react';
import { useOpeningLink } from '../../app/deferred/useOpeningLink.ts';
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

/** Opens an enquiry as a sheet. */
export function AskLink({ about, home, href, className, label, onToggle, children }: AskLinkProps) {
  const [sheet, setSheet] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const turn = (isOpen: boolean) => {
    setSheet(isOpen ? 'opened' : 'closed');
    onToggle?.(isOpen);
  };
  const open = useOpeningLink(enquirySheetPart, () => {
    turn(true);
  });
  return (
    <>
      <a className={className} href={href} aria-label={label} onClick={open}>
        {children}
      </a>
      {sheet !== 'unloaded' && (
        <enquirySheetPart.Part
          about={about}
          home={home}
          opened={sheet === 'opened'}
          onClose={() => {
            turn(false);
          }}
        />
      )}
    </>
  );
}
