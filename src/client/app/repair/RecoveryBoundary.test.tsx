/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RecoveryBoundary } from './RecoveryBoundary.tsx';

afterEach(cleanup);

/** React tells of each error that it meets. */
function expectTold(action: () => void): void {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  action();
  expect(told).toHaveBeenCalled();
  told.mockClear();
}

/** Text beside a button, which goes: what the lint rule forbids. */
function Part() {
  const [shown, show] = useState(true);
  return (
    <div>
      {shown && 'Before'}
      <button
        onClick={() => {
          show(!shown);
        }}
      >
        Press
      </button>
      <input name="name" />
      <input name="box" type="checkbox" value="1" />
      <select name="choice">
        <option>a</option>
        <option>b</option>
      </select>
    </div>
  );
}

/** As a browser that translates. */
function translate(element: Element): void {
  const text = [...element.childNodes].find((node) => node instanceof Text)!;
  const font = document.createElement('font');
  font.textContent = text.textContent;
  text.replaceWith(font);
}

function renderBeside() {
  render(
    <main>
      <p>Beside</p>
      <RecoveryBoundary>
        <Part />
      </RecoveryBoundary>
    </main>,
  );
  return screen.getByText('Beside');
}

test('a part whose text a translation has replaced is rendered anew, and nothing beside it', () => {
  const beside = renderBeside();
  translate(screen.getByText('Before', { exact: false }));
  expectTold(() => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('Beside')).toBe(beside);
  expect(screen.getByRole('button').parentElement!.firstChild!.textContent).toBe('Before');
});

test('what was typed into the part, chosen in it, and the focus stay', () => {
  renderBeside();
  translate(screen.getByText('Before', { exact: false }));
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ana' } });
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByRole<HTMLSelectElement>('combobox').value = 'b';
  screen.getByRole('textbox').focus();
  const before = screen.getByRole('textbox');
  expectTold(() => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('textbox')).not.toBe(before);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ana');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('b');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('other errors are passed on', () => {
  const Broken = () => {
    throw new Error('a defect');
  };
  expect(() =>
    render(
      <RecoveryBoundary>
        <Broken />
      </RecoveryBoundary>,
    ),
  ).toThrow('a defect');
});

test('an error that a new rendering does not mend is passed on', () => {
  const Broken = () => {
    throw new DOMException('removeChild', 'NotFoundError');
  };
  expectTold(() => {
    expect(() =>
      render(
        <RecoveryBoundary>
          <Broken />
        </RecoveryBoundary>,
      ),
    ).toThrow('removeChild');
  });
});
