import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import type { BoundSession } from '../session/useSearchSession.ts';
import { possibleTarget, queryOfForm } from './formQuery.ts';

/**
 * Milliseconds between a change and its list: visitors tick two rooms in one go, and a price is typed digit by digit.
 */
const debounceMs = { chosen: 150, typed: 400 };

/** From this width on the list is in sight beside the form (FilterForm.module.css). */
const roomForBoth = '(min-width: 80rem)';

/** The link that a click on a page's element follows in its place; neither a phone number nor another window. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event)) return null;
  const link = (event.target as Element).closest('a');
  return link?.host && !link.target ? link : null;
}

/**
 * On wide screens the list follows each change of the form once the visitor has paused, where that leads to a list that
 * can have estates.
 */
export function useLiveForm(form: RefObject<HTMLFormElement | null>, { session, changeForm }: BoundSession) {
  const filter = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** A link within the list takes along what it does not know of: the choices that are waiting or loading. */
  const addChoices = useEffectEvent((link: HTMLAnchorElement) => {
    const { asked, shown } = session;
    if (timer.current === undefined && asked === shown) return;
    const target = possibleTarget(queryOfForm(form.current!), [shown, link.search]);
    if (target !== null) link.search = target.split('?')[1] ?? '';
  });
  useEffect(() => {
    const isOutside = ({ target }: Event) => !form.current?.contains(target as Element);
    // Another order includes the choices that are still waiting, and a link leaves the list: neither must be followed
    // by the list that was waiting.
    const yieldToChange = (event: Event) => {
      if (isOutside(event)) cancel();
    };
    const yieldToLink = (event: MouseEvent) => {
      const link = isOutside(event) ? followedLink(event) : null;
      if (!link) return;
      if (link.closest('[data-same-list]')) addChoices(link);
      cancel();
    };
    document.addEventListener('change', yieldToChange, true);
    document.addEventListener('click', yieldToLink, true);
    return () => {
      document.removeEventListener('change', yieldToChange, true);
      document.removeEventListener('click', yieldToLink, true);
      cancel();
    };
  }, [form]);

  const show = () => {
    cancel();
    if (form.current) changeForm(filter.current, queryOfForm(form.current));
  };
  return {
    isLive: () => matchMedia(roomForBoth).matches,
    cancel,
    /** At once, for Enter. */
    show,
    showSoon: ({ name, type }: HTMLInputElement | HTMLSelectElement) => {
      filter.current = name.replace(/_(min|max)$/, '');
      cancel();
      timer.current = setTimeout(show, type === 'text' ? debounceMs.typed : debounceMs.chosen);
    },
  };
}
