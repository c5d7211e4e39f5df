import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../app/navigation/isPlainClick.ts';
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
  const { i18n } = useTranslation();
  const [sheet, setSheet] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const turn = (isOpen: boolean) => {
    setSheet(isOpen ? 'opened' : 'closed');
    onToggle?.(isOpen);
  };
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await enquirySheetPart.prepare(i18n);
      turn(true);
    } catch {
      location.assign(href);
    }
  };
  return (
    <>
      <a className={className} href={href} aria-label={label} onClick={(event) => void open(event)}>
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
