interface Movement {
  amount: string
  text?: string
  payer?: string
  ref?: string
  isDebit?: boolean
  status?: string
  currency?: string
}

/** A transaction as a Hungarian bank reports it in CAMT.053.001.02. */
export const movement = ({
  amount,
  text = "",
  payer = "KOVÁCS ANNA",
  ref = `REF-${amount}-${text}`,
  isDebit = false,
  status = "BOOK",
  currency = "HUF",
}: Movement) => `
      <Ntry>
        <NtryRef>1</NtryRef>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${isDebit ? "DBIT" : "CRDT"}</CdtDbtInd>
        <Sts>${status}</Sts>
        <BookgDt><Dt>2026-11-22</Dt></BookgDt>
        <AcctSvcrRef>${ref}</AcctSvcrRef>
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr><Cdtr><Nm>Portéka Kft.</Nm></Cdtr></RltdPties>
          <RmtInf><Ustrd>${text}</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>`

export const camt = (...movements: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId></GrpHdr>
    <Stmt>
      <Id>2026/11</Id>
      <Bal><Amt Ccy="HUF">1001.00</Amt></Bal>${movements.join("")}
    </Stmt>
  </BkToCstmrStmt>
</Document>`
