import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { sectionsOf, type Section } from '../sectionsOf.ts';

export interface SectionLinksProps {
  estate: EstateView;
}

/**
 * Anchors to the sections of a listing; with scripts the present one is marked, and a press leaves no step in the
 * history.
 */
export function SectionLinks({ estate }: SectionLinksProps) {
  const { t } = useTranslation('facts');
  const list = useRef<HTMLOListElement>(null);
  const sections = useMemo(() => sectionsOf(estate), [estate]);
  const present = usePresent(sections);
  useEffect(() => {
    const links = list.current!;
    const link = links.querySelector<HTMLElement>('[aria-current]');
    // Sideways within the bar alone: the page stays where it is.
    if (link) links.scrollLeft = link.offsetLeft - (links.clientWidth - link.offsetWidth) / 2;
  }, [present]);
  const go = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!isPlainClick(event) || !section) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    section.scrollIntoView();
    // The next Tab goes on from there.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return (
    <ol ref={list}>
      {sections.map(({ name, id }) => (
        <li key={id} data-section={name}>
          <a
            href={`#${id}`}
            aria-current={id === present ? 'true' : undefined}
            onClick={(event) => {
              go(event, id);
            }}
          >
            {t(`sections.${name}`)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The id of the last of the sections that begins above the middle of the window. */
function usePresent(sections: readonly Section[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    // On wide screens the agent stands beside all of them.
    const isBeside = matchMedia('(min-width: 60rem)').matches;
    const watched = sections
      .map(({ id }) => document.getElementById(id))
      .filter((section) => section !== null && !(isBeside && section.matches('aside')));
    const observer = new IntersectionObserver(
      () => {
        setPresent(watched.findLast((section) => section!.getBoundingClientRect().top < innerHeight / 2)?.id);
      },
      { rootMargin: '0px 0px -50% 0px' },
    );
    for (const section of watched) observer.observe(section!);
    return () => {
      observer.disconnect();
    };
  }, [sections]);
  return present;
}
