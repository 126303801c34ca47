import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NextPerson } from './next-person.tsx';
import type { InPerson } from './queries.ts';

const [customer, partner] = [
  { participantWsid: 'WSID_PART_1', name: '孙悦' },
  { participantWsid: 'WSID_PART_2', name: '李明' },
];
const handed: InPerson = {
  envelopeWsid: 'WSID_ENVE_1',
  title: '健身卡协议',
  hostName: '周雅',
  startedDatetime: '2026-05-01T08:00:00.000Z',
  waiting: [customer],
  last: null,
  isFinished: false,
};

it('names the person the device goes to, and the host who alone gets back', async () => {
  await render(<NextPerson inPerson={handed} />);
  const heading = page.getByRole('heading', { level: 1, name: '请把设备交给 孙悦' });
  await expect.element(heading).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: '我是 孙悦，开始' }))
    .toHaveAttribute('href', '/sign/WSID_ENVE_1/WSID_PART_1');
  await expect.element(page.getByText('周雅 的账号在这台设备上已锁定。')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '周雅 登录并返回' }))
    .toHaveAttribute('href', '/login?returnTo=%2Fenvelope-detail%3FenvelopeId%3DWSID_ENVE_1');
});

it('thanks the one who has finished and names the next, and others who may act now', async () => {
  await render(
    <NextPerson inPerson={{ ...handed, waiting: [partner, customer], last: { ...customer, status: 'ED_SUCCESS' } }} />,
  );
  await expect.element(page.getByText('谢谢，孙悦 已处理完毕')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: '请把设备交给 李明' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: '现在也可以由这些人处理' })).toBeVisible();
});

it('goes back to the host after the last act, also after a refusal', async () => {
  await render(
    <NextPerson
      inPerson={{ ...handed, waiting: [], isFinished: true, last: { ...customer, status: 'ED_FAIL_REJECT' } }}
    />,
  );
  await expect.element(page.getByText('孙悦 的决定已记录')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: '请把设备交还给 周雅' })).toBeVisible();
  await expect.element(page.getByText('所有人都已处理完毕。')).toBeVisible();
});
