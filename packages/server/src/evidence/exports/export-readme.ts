/** README.txt of an export: its contents, and how it is verified. */
export const exportReadme = (authorityName: string): string => `\
${authorityName} · 数据导出  Export of data

中文
====
manifest.json   每个文件的大小与 SHA-256；manifest.p7s 是平台对它的签名；proof/ 中是验证该签名所需的证书与状态
contracts/      合同：已完成的为证据档案（ZIP，其中有已签文件、证据报告和验证所需的一切）；其余为导出时的状态和文件
account/        个人数据（JSON）与印章图片
enterprise/     企业、部门、成员、角色、模板与印章（JSON 和图片）

验证全部内容（root.pem 请从平台或您自己的记录取得）：
  npm run verify -- EXPORT.zip --trust root.pem

English
=======
manifest.json   size and SHA-256 of every file; manifest.p7s is the platform's signature of it,
                proof/ the certificates and their status that verify it
contracts/      contracts: a finished one as its archive of evidence (a ZIP with the signed documents, the report and
                everything needed to verify them), any other with its data and documents as they stood
account/        personal data (JSON) and pictures of seals
enterprise/     the enterprise, its departments, members, roles, templates and seals (JSON and pictures)

Verify everything (take root.pem from the platform or your own records):
  npm run verify -- EXPORT.zip --trust root.pem
`;
