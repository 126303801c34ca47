import type { WrittenSection } from './written-section.ts';

export const backup: WrittenSection = {
  id: 'backup',
  'zh-CN': {
    title: '管理员：备份与恢复',
    blocks: [
      {
        kind: 'steps',
        items: [
          '停止服务（Ctrl-C）。使用 PostgreSQL 时不必停止，用它自己的工具导出数据库。',
          '复制 DATA_DIR：db/ 是内置数据库，blobs/ 是文件。tmp/ 不需要。',
          '另外备份 KEYS_DIR，放在不同的地方：里面的 kek 保护认证机构的私钥，pepper 保护密码与联系方式的散列值。',
          '恢复时，把两者放回原处再启动。',
        ],
      },
      {
        kind: 'note',
        text: '只有数据没有密钥，认证机构就不能再签发证书，用户也无法用原来的密码登录；只有密钥没有数据，密钥毫无用处。两份备份请分开保管。已经完成的合同不受影响：文件本身包含验证所需的全部信息。',
      },
    ],
  },
  en: {
    title: 'Administrators: backup and restore',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Stop the server (Ctrl-C). With PostgreSQL you need not stop it: dump the database with its own tools.',
          'Copy DATA_DIR: db/ is the embedded database, blobs/ contains the files. tmp/ is not needed.',
          'Back up KEYS_DIR separately, in another place: kek protects the private keys of the authority, pepper protects the hashes of passwords and contacts.',
          'To restore, put both back in their original places and start the server.',
        ],
      },
      {
        kind: 'note',
        text: 'With the data but without the keys, the authority can issue no more certificates, and no one can log in with their old password. Keys without the data are useless. Store the two backups separately. Completed contracts are not affected: the files contain everything that their verification needs.',
      },
    ],
  },
};
