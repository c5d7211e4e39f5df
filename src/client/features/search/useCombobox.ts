import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../app/isComposing.ts';

export interface Combobox<Option> {
  isOpen: boolean;
  /** Position of the option that the arrow keys have reached; −1: none. */
  active: number;
  /** @param index position of the option */
  optionId: (index: number) => string;
  show: () => void;
  hide: () => void;
  /** Forgets the reached option, after the options have changed. */
  reset: () => void;
  /** @param onOption Enter was pressed on an option; without one, Enter is the form's */
  onKeyDown: (
    event: KeyboardEvent<HTMLInputElement>,
    options: readonly Option[],
    onOption: (option: Option) => void,
  ) => void;
}

interface ComboboxOptions {
  /** Prefix of the options' element ids. */
  id: string;
  onOpen: () => void;
  /** Escape was pressed while the list was closed. */
  onCancel: () => void;
}

/**
 * State and keys of an editable combobox with a list (ARIA 1.2): arrows, Enter, Escape; Home and End move the caret,
 * and the reached option is left.
 */
export function useCombobox<Option>({ id, onOpen, onCancel }: ComboboxOptions): Combobox<Option> {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-${index}`;

  const show = () => {
    if (!isOpen) onOpen();
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
  const onKeyDown: Combobox<Option>['onKeyDown'] = (event, options, onOption) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) show();
      else if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1, options.length);
    } else if (event.key === 'Home' || event.key === 'End') {
      reset();
    } else if (event.key === 'Enter') {
      const option = isOpen ? options[active] : undefined;
      if (option === undefined) return;
      event.preventDefault();
      onOption(option);
    } else if (event.key === 'Escape') {
      if (isOpen) hide();
      else onCancel();
    }
  };
  return { isOpen, active, optionId, show, hide, reset, onKeyDown };
}
