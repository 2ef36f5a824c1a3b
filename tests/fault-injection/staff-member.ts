/** A staff member's HTTP client with its own session. */
export class StaffMember {
  static readonly password = 'only for fault injection';
  readonly #url: string;
  readonly #cookie: string;

  static trySignIn(url: string, password: string, address = '203.0.113.1'): Promise<Response> {
    return fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ username: 'admin', password }),
    });
  }

  static async signIn(url: string): Promise<StaffMember> {
    const answer = await StaffMember.trySignIn(url, StaffMember.password);
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new StaffMember(url, cookies.join('; '));
  }

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  ask(path: string, sending: RequestInit = {}): Promise<Response> {
    return fetch(this.#url + path, { ...sending, headers: { ...sending.headers, Cookie: this.#cookie } });
  }

  async isSignedIn(): Promise<boolean> {
    const answer = await this.ask('/api/orders');
    await answer.body?.cancel();
    return answer.ok;
  }
}
