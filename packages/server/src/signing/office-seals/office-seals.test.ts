import { api } from '@countersign/contract';
import { MEMBER_ROLE, type PermissionKey, fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, enterpriseRole, enterpriseRolePrivilege, message } from '../../platform/index.ts';
import { type Company, employ, verify } from '../../enterprise/members/testing/company.ts';
import { checkSeal, checkedSeal, giveKeys, listOf, makeSeal, photograph } from './testing/sealed.ts';
import { handle, messagesOf, of, twoFirms } from './testing/two-firms.ts';

let world: World;
let firm: Company;
let other: Company;
let worker: Person;
let workerWsid: string;
beforeAll(async () => {
  ({ world, firm, other, worker, workerWsid } = await twoFirms());
});
afterAll(() => world.close());

const waiting = async ({ owner }: Company) =>
  (await owner.call(api.listSealApplications, { query: { filters: 'status=WAITING' } })).sealApplications;

describe('A new office seal (Spec §6 "Office seals")', () => {
  it('waits in the seal-audit list, and may be used once it is checked', async () => {
    const seal = await makeSeal(firm, '初审章');
    expect(seal).toMatchObject({
      name: '初审章',
      kind: 'ENTERPRISE',
      status: 'NORMAL',
      checkStatus: 'WAITING',
      groupWsid: null,
      widthMm: 42,
      heightMm: 42,
      authorWsid: firm.ownMemberWsid,
      useCount: 0,
      lastUsedDatetime: null,
    });
    expect((await listOf(firm.owner)).officeSeals.map(({ name }) => name)).not.toContain('初审章');
    const [application] = await waiting(firm);
    expect(application).toMatchObject({ kind: 'CREATE', officeSeal: { name: '初审章' }, status: 'WAITING' });
    await checkSeal(firm, seal.officeSealWsid);
    expect(await waiting(firm)).toEqual([]);
    const { officeSeals } = await listOf(firm.owner, 'usable=true');
    expect(officeSeals.find(({ name }) => name === '初审章')).toMatchObject({ usable: true, checkStatus: 'CHECKED' });
    const again = await handle(firm, application?.sealApplicationWsid ?? '', { passed: true });
    expect(again.handledApplications[0]).toMatchObject({ error: 'ERROR_SEAL_APPLICATION_HANDLED' });
  });

  it('is not drawn for an enterprise that is not verified: it has no name yet (Rulings §8.13)', async () => {
    const body = { name: '未认证章', pattern: { kind: 'ENTERPRISE' } } as const;
    expect(await other.owner.refused(api.createOfficeSeal, { body })).toMatchObject({
      status: 409,
      error: 'ERROR_SEAL_NAME_NOT_VERIFIED',
    });
    await verify(world, other);
  });

  it('is announced to all members where the role of every member handles applications', async () => {
    const { services } = world;
    const enterpriseId = fromWsid('enterprise', other.enterpriseWsid) ?? '';
    const accountId = fromWsid('enterpriseUser', await employ(world, other, worker)) ?? '';
    await services.db.withTx(async (tx) => {
      const memberRole = and(eq(enterpriseRole.enterpriseId, enterpriseId), eq(enterpriseRole.alias, MEMBER_ROLE));
      const [role] = await tx.select({ id: enterpriseRole.id }).from(enterpriseRole).where(memberRole);
      const key: PermissionKey = 'officeSeals:applications:handle';
      await tx.insert(enterpriseRolePrivilege).values({ roleId: role?.id ?? '', key });
    });
    await makeSeal(other, '人人可审');
    await world.app.jobs.drain();
    const told = await services.db.withTx((tx) => tx.select().from(message).where(eq(message.accountId, accountId)));
    expect(told.filter(({ kind }) => kind === 'SEAL_APPLICATION')).toHaveLength(1);
  });

  it('is refused with a reason, frees its name, and its maker is told why', async () => {
    await giveKeys(world, firm, workerWsid, ['officeSeals:formUpload']);
    const pattern = { kind: 'CONTRACT', text: firm.name, microText: false } as const;
    const { officeSeal } = await worker.call(api.createOfficeSeal, { body: { name: '合同章甲', pattern } });
    const [application] = await waiting(firm);
    const wsid = application?.sealApplicationWsid ?? '';
    const without = await handle(firm, wsid, { passed: false });
    expect(without.handledApplications[0]).toMatchObject({ error: 'ERROR_REASON_MISSING' });
    await handle(firm, wsid, { passed: false, reason: '字号不对' });
    const seen = await worker.call(api.getOfficeSeal, of(officeSeal.officeSealWsid));
    expect(seen.officeSeal).toMatchObject({ checkStatus: 'REFUSED', checkReason: '字号不对' });
    const [message] = await messagesOf(world, worker, workerWsid);
    expect(message).toMatchObject({ actionType: 'SEAL_DECIDED' });
    expect(message?.messageContent).toContain('字号不对');
    await worker.call(api.createOfficeSeal, { body: { name: '合同章甲', pattern } });
    const twice = await worker.refused(api.createOfficeSeal, { body: { name: '合同章甲', pattern } });
    expect(twice).toMatchObject({ status: 409, error: 'ERROR_SEAL_NAME_EXISTS' });
    const [told] = await messagesOf(world, firm.owner, firm.ownMemberWsid);
    expect(told).toMatchObject({ actionType: 'SEAL_APPLICATION' });
  });

  it('is previewed as it will look, and nothing is stored', async () => {
    const before = (await firm.owner.call(api.listOfficeSealsAdmin, { query: {} })).page.totalElements;
    const pattern = { kind: 'INVOICE', text: firm.name, bottomText: '91110108MA01KPXX32', sizeMm: 40 };
    const response = await firm.owner.fetch('/api/seals/office-seals/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pattern }),
    });
    expect(response.headers.get('content-type')).toBe('image/png');
    const image = await loadImage(Buffer.from(await response.arrayBuffer()));
    expect([image.width, image.height]).toEqual([945, 709]);
    expect((await firm.owner.call(api.listOfficeSealsAdmin, { query: {} })).page.totalElements).toBe(before);
    const unknown = { name: '坏字', pattern: { kind: 'OVAL', centerText: '云\u{1F600}' } } as const;
    expect(await firm.owner.refused(api.createOfficeSeal, { body: unknown })).toMatchObject({
      status: 422,
      error: 'ERROR_SEAL_DEPARTMENT',
    });
  });
});

describe('An uploaded seal', () => {
  it('is reduced to its ink: the paper is removed, the picture cropped to the ink, its size kept (security 52)', async () => {
    const { officeSeal } = await firm.owner.upload(api.uploadOfficeSeal, {
      fields: { name: '拍照章', widthMm: '40' },
      file: { name: 'seal.png', bytes: Buffer.concat([photograph(), Buffer.from('<script>')]) },
    });
    expect(officeSeal).toMatchObject({ kind: 'UPLOAD', widthMm: 40, heightMm: 40, pattern: null });
    const response = await firm.owner.bytes(api.getOfficeSealPicture, of(officeSeal.officeSealWsid));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
    const image = await loadImage(bytes);
    expect(Math.abs(image.width - 400)).toBeLessThanOrEqual(6);
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
    const half = Math.round(image.width / 2);
    expect(at(half, half)[3]).toBe(0);
    expect(at(2, 2)[3]).toBe(0);
    const [red = 0, green = 0, blue = 0, alpha = 0] = at(half, 10);
    expect([red > 150, green < 60, blue < 70, alpha > 250]).toEqual([true, true, true, true]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an empty sheet of paper', createCanvas(300, 300).toBuffer('image/png')],
    ['half a PNG', photograph().subarray(0, 80)],
  ])('is refused if it is %s (security 46, 52)', async (_, bytes) => {
    const given = { fields: { name: '坏章', widthMm: '40' }, file: { name: 'seal.png', bytes } };
    await expect(firm.owner.upload(api.uploadOfficeSeal, given)).rejects.toMatchObject({ error: 'ERROR_PICTURE' });
  });
});

describe('Groups of seals', () => {
  it('are made, renamed and deleted; a seal moves between them and remains when its group is deleted', async () => {
    const { officeSealWsid } = await makeSeal(firm, '分组章');
    const { groups } = await firm.owner.call(api.createSealGroup, { body: { name: '总部' } });
    const groupWsid = groups[0]?.groupWsid ?? '';
    expect(await firm.owner.refused(api.createSealGroup, { body: { name: '总部' } })).toMatchObject({
      error: 'ERROR_SEAL_GROUP_EXISTS',
    });
    await firm.owner.call(api.moveOfficeSeal, { ...of(officeSealWsid), body: { groupWsid } });
    const listed = (filters: string) => firm.owner.call(api.listOfficeSealsAdmin, { query: { filters } });
    expect((await listed(`groupWsid=${groupWsid}`)).officeSeals.map(({ name }) => name)).toEqual(['分组章']);
    const renamed = await firm.owner.call(api.renameSealGroup, { params: { groupWsid }, body: { name: '分部' } });
    expect(renamed.groups).toMatchObject([{ name: '分部', sealCount: 1 }]);
    const foreign = await other.owner.refused(api.renameSealGroup, { params: { groupWsid }, body: { name: '抢' } });
    expect(foreign).toMatchObject({ status: 404, error: 'ERROR_SEAL_GROUP_NOT_FOUND' });
    expect((await firm.owner.call(api.deleteSealGroup, { params: { groupWsid } })).groups).toEqual([]);
    expect((await listed('groupWsid=NONE,name=分组')).officeSeals).toMatchObject([{ name: '分组章', groupWsid: null }]);
    const recorded = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(like(audit.kind, 'officeSealGroup.%')).orderBy(audit.number),
    );
    expect(recorded.map(({ kind, detail }) => [kind, detail.name])).toEqual([
      ['officeSealGroup.created', '总部'],
      ['officeSealGroup.renamed', '分部'],
      ['officeSealGroup.deleted', '分部'],
    ]);
  });
});

describe('The list of all seals', () => {
  it('has ten seals a page, newest first, with filters; unknown filters are refused (Spec §9, security 24)', async () => {
    const { officeSealWsid } = await makeSeal(firm, '百分%章');
    const all = await firm.owner.call(api.listOfficeSealsAdmin, { query: {} });
    expect(all.page.limit).toBe(10);
    expect(all.officeSeals[0]?.officeSealWsid).toBe(officeSealWsid);
    const named = await firm.owner.call(api.listOfficeSealsAdmin, { query: { filters: 'name=%' } });
    expect(named.officeSeals.map(({ name }) => name)).toEqual(['百分%章']);
    for (const query of [{ filters: 'digest=1' }, { filters: 'status=X' }, { sorts: '-digest' }, { fields: 'digest' }])
      expect(await firm.owner.refused(api.listOfficeSealsAdmin, { query })).toMatchObject({
        status: 400,
        error: 'ERROR_UNKNOWN_FIELD',
      });
  });

  it('supports renaming a seal, and abandoning it permanently with its waiting applications', async () => {
    const officeSealWsid = await checkedSeal(firm, '旧名');
    await firm.owner.call(api.renameOfficeSeal, { ...of(officeSealWsid), body: { name: '新名' } });
    await giveKeys(world, firm, workerWsid, ['officeSeals:apply']);
    await worker.call(api.applyForOfficeSeal, { ...of(officeSealWsid), body: { reason: '盖章' } });
    const { officeSeal } = await firm.owner.call(api.abandonOfficeSeal, of(officeSealWsid));
    expect(officeSeal).toMatchObject({ name: '新名', status: 'ABANDONED' });
    expect((await waiting(firm)).filter((one) => one.officeSeal.officeSealWsid === officeSealWsid)).toEqual([]);
    for (const refused of [
      await firm.owner.refused(api.abandonOfficeSeal, of(officeSealWsid)),
      await firm.owner.refused(api.authorizeOfficeSeal, {
        ...of(officeSealWsid),
        body: { memberWsids: [workerWsid] },
      }),
      await worker.refused(api.applyForOfficeSeal, { ...of(officeSealWsid), body: { reason: '再盖' } }),
    ])
      expect(refused).toMatchObject({ error: 'ERROR_SEAL_ABANDONED' });
  });
});
