import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { personColour } from '../../ui/person-colours.ts';
import { boxOf } from '../../testing/layout.ts';
import { drawOn } from '../../testing/pointer.ts';
import { FormBox } from './form-box.tsx';
import type { Box } from './use-form-box.ts';

const SCALE = 2;
const START: Box = { x: 40, y: 30, width: 80, height: 40 };
type Handlers = Parameters<typeof FormBox>[0];
const handlers = {
  onDrag: vi.fn<Handlers['onDrag']>(),
  onDelete: vi.fn<Handlers['onDelete']>(),
  onSelect: vi.fn<Handlers['onSelect']>(),
  onNudge: vi.fn<Handlers['onNudge']>(),
};

/** A page with one field, which follows its nudges as the editor does. */
function Page({ keepFocusApart = false }: { keepFocusApart?: boolean }) {
  const [box, setBox] = useState(START);
  const [isSelected, setSelected] = useState(false);
  return (
    <div style={{ position: 'relative', width: 600, height: 500 }}>
      <FormBox
        id="f1"
        box={box}
        scale={SCALE}
        colour={personColour(0)}
        label="签名，王小明，第 1 页"
        selected={isSelected}
        keepFocusApart={keepFocusApart}
        onSelect={(additive) => {
          handlers.onSelect(additive);
          setSelected(true);
        }}
        onDrag={handlers.onDrag}
        onNudge={(mode, dx, dy) => {
          handlers.onNudge(mode, dx, dy);
          setBox((now) =>
            mode === 'move'
              ? { ...now, x: now.x + dx, y: now.y + dy }
              : { ...now, width: now.width + dx, height: now.height + dy },
          );
        }}
        onDelete={handlers.onDelete}
      >
        签名
      </FormBox>
    </div>
  );
}
const field = () => page.getByRole('button', { name: '签名，王小明，第 1 页' });

beforeEach(() => void vi.clearAllMocks());

test('has the size of its box at the scale of the page', async () => {
  await render(<Page />);
  const { left, top, right, bottom } = boxOf(field());
  expect([right - left, bottom - top]).toEqual([START.width * SCALE, START.height * SCALE]);
});

test('a drag reports points, not pixels, and ends where the pointer is released', async () => {
  await render(<Page />);
  drawOn(field(), [
    [10, 10],
    [30, 20],
    [110, 50],
  ]);
  await expect.element(field()).toHaveAttribute('aria-pressed', 'true');
  expect(handlers.onDrag.mock.calls.map(([drag]) => drag)).toEqual([
    { mode: 'move', dx: 10, dy: 5, phase: 'moving' },
    { mode: 'move', dx: 50, dy: 20, phase: 'moving' },
    { mode: 'move', dx: 50, dy: 20, phase: 'done' },
  ]);
});

test('a press without a movement selects and moves nothing', async () => {
  await render(<Page />);
  drawOn(field(), [
    [10, 10],
    [11, 11],
  ]);
  expect(handlers.onSelect).toHaveBeenCalledWith(false);
  expect(handlers.onDrag.mock.calls.map(([drag]) => drag.phase)).toEqual(['cancelled']);
});

test('the handle of a selected field changes its size', async () => {
  await render(<Page />);
  await field().click();
  const handle = field().element().querySelector('[aria-hidden="true"]');
  expect(handle).not.toBeNull();
  handlers.onDrag.mockClear();
  drawOn(page.elementLocator(handle as Element), [
    [2, 2],
    [42, 22],
  ]);
  expect(handlers.onDrag).toHaveBeenLastCalledWith({ mode: 'resize', dx: 20, dy: 10, phase: 'done' });
});

test('keys move it by 1 and by 10 points, change its size and delete it', async () => {
  await render(<Page />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  const before = boxOf(field());
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => boxOf(field())).toMatchObject({ left: before.left + SCALE, top: before.top + 10 * SCALE });
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(handlers.onNudge).toHaveBeenLastCalledWith('resize', 1, 0);
  await userEvent.keyboard('{Delete}');
  expect(handlers.onDelete).toHaveBeenCalledOnce();
});

test('several are selected with the keyboard by Space, not by moving the focus', async () => {
  await render(<Page keepFocusApart />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  expect(handlers.onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(handlers.onSelect).toHaveBeenCalledWith(true);
});
