// Sends our few mails. Outgoing requests are allowed in few modules; this is the one for SMTP.
import { createTransport, type Transporter } from 'nodemailer';

const PATIENCE_MS = 20_000;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export class Mailer {
  readonly #transport: Transporter;

  constructor(smtpUrl: string, from: string) {
    const timeouts = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    };
    this.#transport = createTransport(
      { url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
      { from },
    );
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    // An address object is taken as one mailbox: what a person typed can never become a second recipient.
    try {
      await this.#transport.sendMail({ to: { name: '', address: to }, subject, text });
    } catch (error) {
      // The mail server's own words often repeat the address, which must not reach the log.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(`The mail server did not take a mail: ${code}`);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
