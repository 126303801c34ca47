import { defineText } from '../../../text/text.ts';

export const useAuthorityText = defineText(
  {
    title: '认证机构',
    lead: '本机构自己的密钥逐代更替。被取代的签发机构继续发布吊销列表、答复状态查询，直到到期。',
    followed: (day: string) => `当前签发机构将在 ${day} 自动更替。`,
    due: '签发机构已到更替时间，一小时内会自动更替。',
    ceremony: '签发机构已到更替时间，而根密钥离线保存：请举行密钥仪式（countersign ca ceremony request）。',
    offline: '根密钥离线保存，更替需要密钥仪式。',
    unlisted: (count: number) =>
      `有 ${count} 张机构证书已吊销，但根密钥离线保存，公开的根吊销列表里还没有它们：外界在新列表发布之前仍会信任这些证书。请尽快由离线的根签发列表。`,
    listSteps: [
      [
        '在服务器上导出要列入的内容',
        'countersign ca ceremony request-list --generation {generation} --out root.list-request',
      ],
      [
        '在离线机器上用根密钥签发列表',
        'countersign ca ceremony sign-list --root root.box --request root.list-request --out root.list',
      ],
      ['回到服务器上导入，随即发布', 'countersign ca ceremony install-list root.list'],
    ] as readonly (readonly [where: string, command: string])[],
    revoked: (subjects: string) =>
      `上级机构的吊销列表列出了：${subjects}。新的签名将不被信任，请联系上级机构的运营方。`,
    listEnding:
      '有吊销列表即将过期或已过期，而新的列表尚未取得。请运行 countersign ca fetch-lists 查看原因，或用 countersign ca install-list 导入。',
    ending: '待更新',
    generations: '各代证书',
    role: '角色',
    generation: '代',
    subject: '使用者',
    until: '有效至',
    state: '状态',
    ACTIVE: '使用中',
    RETIRED: '已更替',
    fingerprint: 'SHA-256 指纹',
    lists: '吊销列表',
    issuer: '签发者',
    number: '编号',
    made: '本次更新',
    next: '下次更新不晚于',
    entries: '已吊销',
    roleWord: {
      ROOT: '根机构',
      ISSUING: '签发机构',
      TSA: '时间戳',
      OCSP: '状态服务',
      PLATFORM: '平台印章',
      LOG: '平台日志',
      CROSS_NEW: '新根（由旧根签发）',
      CROSS_OLD: '旧根（由新根签发）',
      INTERMEDIATE: '中间机构',
    } as Readonly<Record<string, string>>,
  },
  {
    title: 'Authority',
    lead: 'The authority’s own keys are replaced generation by generation. A replaced issuing authority continues to publish its list and to answer status requests until it expires.',
    followed: (day) => `The current issuing authority will be replaced on ${day}, by itself.`,
    due: 'The issuing authority is due for replacement, which happens automatically within the hour.',
    ceremony:
      'The issuing authority is due for replacement, and the root key is offline: hold a key ceremony (countersign ca ceremony request).',
    offline: 'The root key is offline; replacing the issuing authority needs a key ceremony.',
    unlisted: (count) =>
      `${count === 1 ? 'One certificate of an authority is' : `${count} certificates of authorities are`} revoked, and the public list of the root does not say so yet, because the key of the root is offline: others go on believing in ${count === 1 ? 'it' : 'them'} until a new list is out. Have the root sign one soon.`,
    listSteps: [
      [
        'On the server, export the content of the list',
        'countersign ca ceremony request-list --generation {generation} --out root.list-request',
      ],
      [
        'On the offline machine, sign the list with the root key',
        'countersign ca ceremony sign-list --root root.box --request root.list-request --out root.list',
      ],
      [
        'Back on the server, import the list; it is published at once',
        'countersign ca ceremony install-list root.list',
      ],
    ],
    revoked: (subjects) =>
      `The list of a CA above names ${subjects}. New signatures will not be trusted: ask the operator of that CA.`,
    listEnding:
      'A revocation list ends soon or has ended, and no newer one has come. See why with countersign ca fetch-lists, or bring one with countersign ca install-list.',
    ending: 'due',
    generations: 'Generations',
    role: 'Role',
    generation: 'Generation',
    subject: 'Subject',
    until: 'Valid until',
    state: 'State',
    ACTIVE: 'In use',
    RETIRED: 'Followed',
    fingerprint: 'SHA-256',
    lists: 'Revocation lists',
    issuer: 'Issuer',
    number: 'Number',
    made: 'Made',
    next: 'Next update, at the latest',
    entries: 'Revoked',
    roleWord: {
      ROOT: 'Root',
      ISSUING: 'Issuing authority',
      TSA: 'Time-stamps',
      OCSP: 'Status service',
      PLATFORM: 'Seal of the platform',
      LOG: 'Log of the platform',
      CROSS_NEW: 'New root, certified by the old one',
      CROSS_OLD: 'Old root, certified by the new one',
      INTERMEDIATE: 'CA between',
    },
  },
);
