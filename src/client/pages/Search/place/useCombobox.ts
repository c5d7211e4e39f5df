import { useState, type KeyboardEvent } from 'react';

interface Combobox<Option> {
  isOpen: boolean;
  /** Position of the option that the arrow keys have reached; −1: none. */
  active: number;
  /** @param index position of the option */
  optionId: (index: number) => string;
  show: () => void;
  hide: () => void;
  /** Forgets the reached option, after the options have changed. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent, options: readonly Option[]) => void;
}

interface ComboboxOptions<Option> {
  /** Prefix of the options' element ids. */
  id: string;
  onOpen: () => void;
  /** @param option undefined: Enter was pressed without having reached one */
  onEnter: (option: Option | undefined) => void;
  /** Escape was pressed while the list was closed. */
  onCancel: () => void;
}

/** State and keys of an editable combobox with a list (ARIA 1.2): arrows, Enter and Escape. */
export function useCombobox<Option>({ id, onOpen, onEnter, onCancel }: ComboboxOptions<Option>): Combobox<Option> {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-${index}`;

  const show = () => {
    onOpen();
    setIsOpen(true);
  };
  const reset = () => {
    setActive(-1);
  };
  const hide = () => {
    setIsOpen(false);
    reset();
  };
  /** The first arrow down reaches the first option, the first arrow up the last. */
  const move = (step: 1 | -1, count: number) => {
    const from = active < 0 && step < 0 ? 0 : active;
    const next = (from + step + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent, options: readonly Option[]) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) show();
      else if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1, options.length);
    } else if (event.key === 'Enter') {
      if (isOpen) onEnter(options[active]);
    } else if (event.key === 'Escape') {
      if (isOpen) hide();
      else onCancel();
    }
  };
  return { isOpen, active, optionId, show, hide, reset, onKeyDown };
}
