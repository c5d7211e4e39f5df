import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import type { SectionName } from './sectionsOf.ts';

export interface SectionLinksProps {
  sections: readonly { name: SectionName; id: string }[];
}

/** The part of the window whose section is the present one: below header and bar, to its middle. */
const presentPart = '-120px 0px -50% 0px';

/**
 * Anchors to the sections of a listing; with scripts the present one is marked, and a press leaves no step in the
 * history.
 */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { t } = useTranslation('facts');
  const list = useRef<HTMLUListElement>(null);
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
    <ul ref={list}>
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
    </ul>
  );
}

/** The id of the last of the sections in the part of the window that is read; of the one before it where none is. */
function usePresent(sections: SectionLinksProps['sections']): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const last = sections.findLast(({ id }) => [...seen].some((section) => section.id === id));
        if (last) setPresent(last.id);
      },
      { rootMargin: presentPart },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      // On wide screens the agent stands beside all of them.
      const isBeside = section?.matches('aside') && matchMedia('(min-width: 60rem)').matches;
      if (section && !isBeside) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [sections]);
  return present;
}
