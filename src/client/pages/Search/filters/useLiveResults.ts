import { useEffect, useRef, type RefObject } from 'react';
import { useNavigateTo } from '../../../app/navigation/useNavigateTo.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { useKeepsFocus, type KeepsFocus } from '../../../app/navigation/useKeepsFocus.ts';
import { useLoadingUrl } from './useLoadingUrl.ts';
import { crossedRanges } from './crossedRanges.ts';
import { filtersOf, targetOf, wholeListOf, type ListChange } from './formQuery.ts';

/**
 * Milliseconds between a change and its list: visitors tick two rooms in one go, and a price is typed digit by digit.
 */
const debounceMs = { chosen: 150, typed: 400 };

/** From this width on the list is in sight beside the form (FilterForm.module.css). */
const roomForBoth = '(min-width: 80rem)';

/** Consecutive changes of one filter, which share an entry of the history. */
interface Step {
  filter: string;
  /** The list's URL before the first of them. */
  from: string;
  /** Whether the entry exists: further changes then replace it. */
  isPushed: boolean;
}

/** The URL of a form's list, null where that cannot have estates. */
function possibleTarget(form: HTMLFormElement, change?: ListChange): string | null {
  const filters = filtersOf(form);
  return filters && crossedRanges(filters).length === 0 ? targetOf(form, change) : null;
}

/** The link that a click on a page's element follows in its place; neither a phone number nor another window. */
function followedLink({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element).closest('a');
  return link?.host && !link.target ? link : null;
}

/**
 * On wide screens the list follows each change of the form, where that leads to a list that can have estates. The
 * latest change wins; Back takes one filter after the other.
 * @param url of the list that is shown
 * @param onAsk called with the URL before the navigation to it
 */
export function useLiveResults(form: RefObject<HTMLFormElement | null>, url: string, onAsk: (url: string) => void) {
  const navigate = useNavigateTo();
  const shown = useRef(url);
  /** Of the form at its last change; the list of a moved map may have been added to it. */
  const asked = useRef(url);
  const step = useRef<Step>(undefined);
  const changed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useLoadingUrl();
  const loading = useRef<string>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const isOwn = useKeepsFocus();
  useEffect(() => {
    shown.current = url;
    // The form has asked for the next list before this one, its own too, was drawn.
    if (isOwn && wholeListOf(asked.current) !== wholeListOf(url)) return;
    // What the map or a link has changed in between begins another step.
    if (asked.current !== url) step.current = undefined;
    asked.current = url;
  }, [url, isOwn]);
  useEffect(() => {
    loading.current = next;
  }, [next]);
  useEffect(() => {
    const isOutside = ({ target }: Event) => !form.current?.contains(target as Element);
    // Another order includes the choices that are still waiting, and a link leaves the list: neither must be followed
    // by the list that was waiting.
    const yieldToChange = (event: Event) => {
      if (isOutside(event)) cancel();
    };
    const yieldToLink = (event: MouseEvent) => {
      const link = isOutside(event) && isPlainClick(event) && followedLink(event);
      if (!link) return;
      // A link within the list takes along what it does not know of: the choices that are waiting or loading.
      if ((timer.current !== undefined || asked.current !== shown.current) && link.closest('[data-same-list]')) {
        const target = possibleTarget(form.current!, [shown.current, link.search]);
        if (target !== null) link.search = target.split('?')[1] ?? '';
      }
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
    if (!form.current) return;
    const filter = changed.current;
    const own = possibleTarget(form.current);
    if (own === null || own === asked.current) return;
    const pending = loading.current ?? asked.current;
    // Something else is loading, which the visitor chose later.
    if (wholeListOf(pending) !== wholeListOf(asked.current)) return;
    // The list of a moved map may be loading, of which the form does not know.
    const target = targetOf(form.current, [asked.current, pending])!;
    if (step.current?.filter !== filter) step.current = { filter, from: shown.current, isPushed: false };
    const now = step.current;
    now.isPushed ||= shown.current !== now.from;
    asked.current = own;
    onAsk(own);
    void navigate(target, {
      // A change that is taken back while its list loads returns to the list that shows, which has its entry.
      replace: now.isPushed || target === shown.current,
      preventScrollReset: true,
      state: { keepsFocus: true } satisfies KeepsFocus,
    }).then(() => {
      // Loaded, though React may not have drawn it yet.
      if (asked.current === own) now.isPushed = target !== now.from;
    });
  };
  return {
    isLive: () => matchMedia(roomForBoth).matches,
    cancel,
    /** At once, for Enter. */
    show,
    showSoon: ({ name, type }: HTMLInputElement | HTMLSelectElement) => {
      changed.current = name.replace(/_(min|max)$/, '');
      cancel();
      timer.current = setTimeout(show, type === 'text' ? debounceMs.typed : debounceMs.chosen);
    },
  };
}
