/** README.txt of an archive: its contents, and how anyone can verify it without the platform. */
export const archiveReadme = ({
  authorityName,
  title,
  wsid,
  between,
}: {
  readonly authorityName: string;
  readonly title: string;
  readonly wsid: string;
  /** The file of the archive with the certificates between those of signers and the root. */
  readonly between: string;
}): string => `\
${authorityName} · 证据档案  Archive of evidence
${wsid} 《${title}》

中文
====
本档案可在没有网络、没有平台的情况下验证。能验证多久，取决于各部分最后一个时间戳的证书何时到期：documents/ 中的每份文件、
evidence.pdf 与 longterm/，以最早到期者为准。在此之前请再次下载：evidence.pdf、longterm/ 以及按 B-LTA 级别完成的文件由平台续期。
按更低级别完成的文件不续期：B-LT 与 B-T 以其签名时间戳的证书到期为限；B-B 没有时间戳，只在签署人证书仍有效、且 revocation/ 中的
状态未过期时能够确认，即几分钟至几天。此后对文件的检查不通过，其余各项不受影响。吊销状态是本档案制作之时的状态。

documents/      已完成的文件（PDF，PAdES 签名）
attachments/    签署人随签署提交的文件（如有）；其 SHA-256 见 evidence.json 中各签署人的 attachments，文件上印有前 12 位
evidence.pdf    签署证据报告，由平台签名；evidence.json 是同一内容的数据
certificates/   根证书、签发机构、时间戳服务、平台与各签署人的证书
revocation/     证书状态（OCSP 应答与吊销列表）
timestamps/     各签名与文件的 RFC 3161 时间戳
audit/          审计记录、其在平台日志中的包含证明与检查点
manifest.json   每个文件的大小与 SHA-256；manifest.p7s 是平台对它的签名
longterm/       证明该签名何时已存在的时间戳及其验证资料；续期后再次下载会多一环

一条命令验证全部内容（root.pem 请从平台或您自己的记录取得，不要取自本档案）：

  npm run verify -- archive.zip --trust root.pem

不用我们的程序，解压后：

  sha256sum -c SHA256SUMS
  openssl cms -verify -binary -inform DER -in manifest.p7s -content manifest.json -CAfile root.pem -out /dev/null
  sha256sum -c longterm/1.sha256
  openssl ts -verify -data longterm/1.sha256 -in longterm/1.tsr -CAfile root.pem -untrusted longterm/1-certificates.pem
  for f in documents/*.pdf evidence.pdf; do pdfsig "$f"; done
  openssl verify -CAfile root.pem -untrusted ${between} certificates/signer-*.pem
  openssl ocsp -respin revocation/NAME.ocsp -issuer certificates/issuing.pem -cert certificates/NAME.pem -CAfile root.pem -VAfile certificates/ocsp.pem -no_nonce
  openssl ts -verify -digest DIGEST -in timestamps/NAME.tsr -CAfile root.pem -untrusted ${between}
  openssl ts -verify -data audit/checkpoint.txt -in audit/checkpoint.tsr -CAfile root.pem -untrusted ${between}

DIGEST 见 manifest.json 的 timestamps。签署人的证书有的几分钟后到期，有的几年后到期；证书到期之后，openssl verify 与 ocsp 请加 -attime，
取签名时间戳的时间（Unix 秒）；B-B 级别没有时间戳，只有签署人一方所称的时间。
审计记录每一行的 hash 是其 text 的 SHA-256；每一行含上一行的 hash。

English
=======
This archive can be verified without a network and without the platform. How long depends on when the certificate of the last
time-stamp of each part ends: of each document in documents/, of evidence.pdf and of longterm/; the first to end counts. Fetch it
again before that: the platform renews evidence.pdf, longterm/, and documents that were completed at level B-LTA. Documents that
were completed at a lower level are not renewed: at B-LT and B-T they hold until the certificates of the time-stamps of their
signatures end; at B-B there are none, and they can be confirmed only while the signers' certificates last and the status in
revocation/ has not expired, which is minutes or days. After that the check of the documents fails, and no other. Revocation data are
as of when the archive was made.

documents/      the completed documents (PDF, PAdES signatures)
attachments/    files that signers have attached, if any; evidence.json has the SHA-256 of each under attachments of its signer,
                and its field on the page shows the first 12 digits
evidence.pdf    the evidence report, signed by the platform; evidence.json holds the same as data
certificates/   root, issuing authority, time-stamping service, platform, and each signer
revocation/     status of the certificates (OCSP answers and revocation lists)
timestamps/     the RFC 3161 time-stamps of signatures and documents
audit/          the audit events, the proof that the platform's log includes them, and its checkpoint
manifest.json   size and SHA-256 of every file; manifest.p7s is the platform's signature of it
longterm/       time-stamps that prove when that signature was there, and what they rest on; an archive that is fetched
                again after a renewal has one more

One command verifies all of it (take root.pem from the platform or from your own records, not from this archive):

  npm run verify -- archive.zip --trust root.pem

Without our program, once unpacked: the commands above. DIGEST stands in manifest.json under timestamps. Certificates
of signers end, some minutes and some years after they were issued: once one has, give openssl verify and ocsp -attime with
the time of the signature's time-stamp in Unix seconds. At B-B there is no time-stamp, only the time that the signature claims.
The hash of each audit event is the SHA-256 of its text; each holds the hash of the one before.
`;
