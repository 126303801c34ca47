import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../../text/text.ts';
import { PHONE, boxOf } from '../../../testing/layout.ts';
import { type PersonRow, emptyRow } from './model/people-rows.ts';
import { PersonCard } from './person-card.tsx';
import { InDraft, fakeDraft } from './testing/draft.tsx';
import { useDraftState } from './use-draft.ts';

const onMove = vi.fn<(by: 1 | -1) => void>();
function Cards() {
  const rows = useDraftState((state) => state.rows);
  return (
    <ol>
      {rows.map((row, at) => (
        <PersonCard
          key={row.key}
          row={row}
          at={at}
          number={at + 1}
          rows={rows}
          isDragged={false}
          handle={{ onPointerDown: () => {}, style: { touchAction: 'none' } }}
          onMove={onMove}
        />
      ))}
    </ol>
  );
}
/** Two lines: Wang, complete, and an empty one. @returns the current lines */
async function cards(part: Partial<PersonRow> = {}) {
  const wang = { ...emptyRow('a'), name: '王小明', contact: 'wang@example.com', ...part };
  const draft = fakeDraft({ rows: [wang, emptyRow('b')] });
  await render(
    <InDraft draft={draft}>
      <Cards />
    </InDraft>,
  );
  return () => draft.store.getState().rows;
}
const card = (at: number) => page.getByRole('listitem').nth(at);
const contact = (at: number) => card(at).getByRole('textbox', { name: '手机号或邮箱' });

test('a wrong contact is said when the field is left, not while it is typed', async () => {
  const rows = await cards();
  await card(1).getByRole('textbox', { name: '姓名' }).fill('李华');
  await contact(1).fill('li@');
  await expect.element(contact(1)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(contact(1)).toHaveAccessibleDescription('联系方式格式不正确');
  setLanguage('en');
  await expect.element(page.getByText('Not a valid contact')).toBeVisible();
  setLanguage('zh-CN');
  await contact(1).fill('li@example.com');
  await expect.element(contact(1)).not.toHaveAttribute('aria-invalid');
  expect(rows()[1]).toMatchObject({ name: '李华', contact: 'li@example.com', role: 'SIGNER' });
});

test('the same person again is said at once', async () => {
  await cards();
  await card(1).getByRole('textbox', { name: '姓名' }).fill('王小明');
  await contact(1).fill('wang@example.com');
  await expect.element(contact(1)).toHaveAccessibleDescription('此人已在列表中');
});

test('an empty line has no error', async () => {
  await cards();
  await contact(1).click();
  await userEvent.tab();
  await expect.element(contact(1)).not.toHaveAttribute('aria-invalid');
});

test('a reviewer has no settings of a signature, and the duty is told', async () => {
  const rows = await cards();
  const more = card(0).getByRole('button', { name: '更多' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  const settings = card(0).getByRole('group');
  await expect.element(settings).toHaveTextContent('用验证码或签署密码确认后签署');
  await expect.element(settings.getByLabelText('通知与页面语言')).toBeVisible();
  const count = settings.getByRole('combobox').elements().length;
  await card(0).getByRole('combobox', { name: '操作' }).selectOptions('CHECKER');
  await expect.element(settings).toHaveTextContent('王小明：审阅合同，选择通过或不通过，不加盖签名。');
  expect(settings.getByRole('combobox').elements().length).toBe(count - 2);
  expect(rows()[0]?.role).toBe('CHECKER');
});

test('the first line cannot move up, the last not down, and a removed one is gone', async () => {
  const rows = await cards();
  await expect.element(card(0).getByRole('button', { name: /^上移/ })).toBeDisabled();
  await expect.element(card(1).getByRole('button', { name: /^下移/ })).toBeDisabled();
  await card(0).getByRole('button', { name: /^下移/ }).click();
  expect(onMove).toHaveBeenCalledWith(1);
  await card(0).getByRole('button', { name: /^移除/ }).click();
  await expect.poll(() => rows().map(({ key }) => key)).toEqual(['b']);
});

test('fits a phone', async () => {
  await page.viewport(...PHONE);
  await cards({ withPrevious: false });
  for (const name of ['姓名', '手机号或邮箱']) {
    const { left, right } = boxOf(card(0).getByRole('textbox', { name }));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE[0]);
  }
});

test('a message, a language and a deadline of one person are set behind "More" and told while it is closed', async () => {
  const rows = await cards();
  await card(0).getByRole('button', { name: '更多' }).click();
  await card(0).getByLabelText('给此人的留言').fill('请先看第三条');
  await card(0).getByLabelText('通知与页面语言').selectOptions('English');
  await card(0).getByLabelText('个人期限').fill('2031-05-06T18:00');
  expect(rows()[0]).toMatchObject({
    message: '请先看第三条',
    language: 'en',
    deadlineDatetime: new Date('2031-05-06T18:00').toISOString(),
  });
  await card(0).getByLabelText('个人期限').fill('2001-05-06T18:00');
  await expect.element(card(0).getByText('须晚于现在，且早于合同的截止时间')).toBeVisible();
  await card(0).getByLabelText('个人期限').fill('');
  expect(rows()[0]).toMatchObject({ deadlineDatetime: null });
  await card(0).getByRole('checkbox', { name: '以见证人身份签署' }).click();
  expect(rows()[0]).toMatchObject({ witness: true });
  await card(0).getByRole('button', { name: '更多' }).click();
  await expect.element(card(0).getByText('见证人 · English · 有留言')).toBeVisible();
});
