// Environment settings for signing in.

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Shown as 'Continue with …'; the issuer's host when not given. */
  name: string | undefined;
}

export interface AuthSettings {
  /** Address under which parents reach PipPal; https makes the session cookie Secure. */
  publicUrl: string | undefined;
  /** True when the owner accepts plain http from other machines. */
  allowInsecureHttp: boolean;
  /** The sender of our mails. */
  supportEmail: string;
  /** Together with a public URL, links to set a new password are sent by mail. */
  smtpUrl: string | undefined;
  oidc: OidcSettings | undefined;
  /** 'invited': after the first account only invitation links and people whom the provider verified make one. */
  signUp: 'open' | 'invited';
  limits: {
    /** Sign-ups per address and hour. */
    signUpsPerHour: number;
    /** Sign-ins per account in 15 minutes, the right ones. */
    signIns: number;
    /** Failed sign-ins per account and address in 15 minutes. */
    signInFailures: number;
    /** Failed sign-ins per account and hour from addresses that never signed in to it. */
    signInFailuresElsewhere: number;
    sessionIdleDays: number;
    sessionDays: number;
  };
}
