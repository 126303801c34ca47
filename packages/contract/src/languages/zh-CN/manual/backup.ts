import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
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
};
