/** A report of Postfix that a mail could not be delivered (RFC 3464), as our mail server receives it. */
export function bounceOf(
  messageId: string,
  { to = 'layla@errand.test', status = '5.1.1', action = 'failed' } = {},
): Buffer {
  const diagnosis = `550 ${status} <${to}>: Recipient address\n    rejected: User unknown`;
  return lines(`Return-Path: <>
From: MAILER-DAEMON@mx.errand.test (Mail Delivery System)
To: hello@marsa.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="B1/mx.errand.test"
Message-Id: <4XyZ@mx.errand.test>

--B1/mx.errand.test
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B1/mx.errand.test
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.errand.test
X-Postfix-Queue-ID: 4XyZ
Arrival-Date: Wed, 4 Mar 2026 08:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.errand.test
Diagnostic-Code: smtp; ${diagnosis}

--B1/mx.errand.test
Content-Description: Undelivered Message
Content-Type: message/rfc822

${original(messageId, to)}
--B1/mx.errand.test--
`);
}

/** A report of a mailbox provider that its user called a mail spam (RFC 5965), with the headers of the mail alone. */
export function complaintOf(messageId: string, kind = 'abuse', to = 'layla@errand.test'): Buffer {
  return lines(`From: <feedback@mailbox.example>
To: <hello@marsa.example>
Subject: FW: Your order
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report.

--part
Content-Type: message/feedback-report

Feedback-Type: ${kind}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Rcpt-To: <${to}>

--part
Content-Type: text/rfc822-headers

${original(messageId, to).split('\n\n')[0]}

--part--
`);
}

/** A note of absence, which quotes our mail. */
export function absenceOf(messageId: string): Buffer {
  return lines(`From: Layla <layla@errand.test>
To: hello@marsa.example
Subject: =?utf-8?b?2KPZhtinINiu2KfYsdisINin2YTZhdmD2KrYqA==?=
In-Reply-To: <${messageId}@marsa.example>
References: <${messageId}@marsa.example>
Auto-Submitted: auto-replied
Content-Type: text/plain; charset=utf-8

أعود يوم الأحد.
`);
}

function original(messageId: string, to: string): string {
  return `From: =?utf-8?b?2YXYsdiz2Yk=?= <hello@marsa.example>
To: ${to}
Subject: =?utf-8?b?2KrZhSDYp9mE2KrZiNi12YrZhA==?=
Message-ID: <${messageId}@marsa.example>
Date: Wed, 4 Mar 2026 12:00:00 +0400
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

استمتع!
`;
}

function lines(text: string): Buffer {
  return Buffer.from(text.replaceAll('\n', '\r\n'));
}
