import {bodies} from '../catalog';
import {startCustomization, type Customization} from '../customization';
import {encodeSession, type SessionLink} from '../session-link';
import {ErrorResponse} from './error-response';
import {ShortLivedLinks} from './links';
import {inLink, type Avatar, type DownloadTarget, type RenderOptions, type Session} from './objects';
import {newUserId, newUuid} from './random';
import {LiveSettings} from './live-settings';
import type {JobKind} from './settings';
import {Webhooks, type Send} from './webhooks';

export interface PlatformOptions {
  /** Prefix of the platform's links, without a trailing slash: `http://127.0.0.1:3100`. */
  readonly origin: string;
  readonly creatorUrl: string;
  /** Sends webhooks. Without it, they are only logged. */
  readonly send?: Send;
}

const minute = 60_000;

const unknownId = () => new ErrorResponse(404, 'This project has no user or avatar with this id.');

/** Lifetimes of links in milliseconds. Only the one for renders is public. */
export const linkLife = {session: 30 * minute, upload: 30 * minute, download: 15 * minute} as const;

/** The simulator's state in memory, and its jobs. It doesn't depend on HTTP. */
export class Platform {
  readonly webhooks: Webhooks;
  readonly uploads = new ShortLivedLinks<string>(linkLife.upload);
  readonly downloads = new ShortLivedLinks<DownloadTarget>(linkLife.download);
  readonly settings = new LiveSettings();

  private readonly users = new Set<string>();
  private readonly avatars = new Map<string, Avatar>();
  private readonly sessions = new Map<string, Session>();
  private readonly waiting = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly options: PlatformOptions) {
    this.webhooks = new Webhooks(options.send, this.settings);
  }

  createUser(id: string = newUserId()): string {
    this.users.add(id);
    return id;
  }

  /** @throws ErrorResponse 404 */
  deleteUser(id: string): void {
    this.needUser(id);
    for (const {id: avatarId} of this.avatarsOf(id)) this.forgetAvatar(avatarId);
    for (const session of this.sessions.values()) if (session.userId === id) this.sessions.delete(session.id);
    this.users.delete(id);
  }

  /** @throws ErrorResponse 404 */
  avatarsOf(userId: string): Avatar[] {
    this.needUser(userId);
    return [...this.avatars.values()].filter((avatar) => avatar.userId === userId);
  }

  /**
   * An existing avatar; with `finished`, one that has been built.
   * @throws ErrorResponse 404
   */
  avatar(id: string, {finished = true}: {finished?: boolean} = {}): Avatar {
    const avatar = this.avatars.get(id.toLowerCase());
    if (!avatar) throw unknownId();
    if (finished && avatar.status !== 'ready') {
      throw new ErrorResponse(404, `The avatar is not finished: its status is ${avatar.status}.`);
    }
    return avatar;
  }

  /** Adds a finished avatar, like a session does. */
  addAvatar(userId: string, customization: Customization, id: string = newUuid()): Avatar {
    this.needUser(userId);
    const exports = new Map<string, 'pending' | 'ready' | 'failed'>();
    const avatar: Avatar = {id, userId, status: 'ready', readyAt: 0, customization, customized: true, exports};
    this.avatars.set(id, avatar);
    return avatar;
  }

  /**
   * Adds an avatar that waits for photos, and its upload URL.
   * @throws ErrorResponse 404
   */
  awaitPhotos(userId: string): {avatar: Avatar; uploadUrl: string} {
    const avatar = this.addAvatar(userId, startCustomization());
    avatar.status = 'pending';
    avatar.customized = false;
    return {avatar, uploadUrl: `${this.options.origin}/sandbox/uploads/${this.uploads.add(avatar.id)}`};
  }

  /**
   * Starts to build an avatar from photos.
   * @throws ErrorResponse 404 if it was deleted, 409 if it already has photos
   */
  processPhotos(avatarId: string, gender: 'male' | 'female'): void {
    const avatar = this.avatar(avatarId, {finished: false});
    if (avatar.status !== 'pending') throw new ErrorResponse(409, 'This avatar already has its photos.');
    avatar.status = 'processing';
    avatar.readyAt = Date.now() + this.settings.current.delays.avatar;
    avatar.customization = startCustomization(bodies.find((body) => body.gender === gender)?.id);
    this.job('avatar', avatarId, (succeeded) => {
      avatar.status = succeeded ? 'ready' : 'failed';
      const {status, userId: user_id} = avatar;
      this.webhooks.emit({event: 'avatar.ready', avatar_id: avatarId, user_id, session_id: null, status});
    });
  }

  /** @throws ErrorResponse 404 for an unknown user, or one without such an avatar */
  deleteAvatar(userId: string, avatarId: string): void {
    const avatar = this.avatar(avatarId, {finished: false});
    if (avatar.userId !== userId) throw unknownId();
    this.forgetAvatar(avatar.id);
  }

  setCustomization(avatar: Avatar, customization: Customization): void {
    avatar.customization = customization;
    avatar.customized = true;
  }

  /**
   * Opens a session.
   * @throws ErrorResponse 404 if the user has no such avatar
   */
  openSession(userId: string, type: Session['type'], avatarId?: string): {id: string; url: string} {
    const own = this.avatarsOf(userId);
    const asked = avatarId === undefined ? undefined : own.find(({id}) => id === avatarId.toLowerCase());
    if (avatarId !== undefined && !asked) throw unknownId();
    const [id, newAvatarId] = [newUuid(), newUuid()];
    const expires = Date.now() + linkLife.session;
    this.sessions.set(id, {id, userId, type, expires, avatarId: asked?.id ?? null, newAvatarId});
    const offered = type === 'create' ? [] : asked ? [asked] : own.filter(({status}) => status === 'ready');
    const link: SessionLink = {id, type, expires, avatars: offered.slice(-12).map(inLink), newAvatarId};
    return {id, url: `${this.options.creatorUrl}?session=${encodeSession(link)}`};
  }

  /**
   * Saves the avatar that a user created in a session.
   * @param avatarId the edited avatar; undefined for a new one
   * @throws ErrorResponse 404 for an unknown session or avatar, 410 for an expired session
   */
  finishSession(sessionId: string, customization: Customization, avatarId?: string): Avatar {
    const session = this.sessions.get(sessionId);
    if (!session) throw new ErrorResponse(404, 'There is no such session.');
    if (session.expires <= Date.now()) throw new ErrorResponse(410, 'The session has ended. Create a new one.');
    const known = avatarId ?? session.avatarId;
    const isNew = known === null || (known === session.newAvatarId && session.avatarId === null);
    const avatar = isNew ? this.addAvatar(session.userId, customization, session.newAvatarId) : this.avatar(known);
    if (avatar.userId !== session.userId) throw unknownId();
    session.avatarId = avatar.id;
    this.setCustomization(avatar, customization);
    return avatar;
  }

  /** Creates a link to the GLB of one version of an avatar. */
  exportUrl(avatarId: string, customization: Customization): string {
    return this.downloadUrl({kind: 'export', avatarId, customization}, 'glb');
  }

  /**
   * Exports the current version: `pending` while it runs, then a new link for each call. Fails for an avatar from photos
   * without a customization. A failure set for the next export also restarts a finished one.
   */
  export(avatar: Avatar): {status: 'pending' | 'ready' | 'failed'; url: string | null} {
    const {customization, customized} = avatar;
    const version = JSON.stringify(customization);
    const state = avatar.exports.get(version);
    const isFinished = state === 'ready' && this.settings.current.failNext.export === 0;
    if (isFinished) return {status: 'ready', url: this.exportUrl(avatar.id, customization)};
    if (state === 'failed') {
      // Reported once; the next call retries.
      avatar.exports.delete(version);
      return {status: 'failed', url: null};
    }
    if (state !== 'pending') {
      avatar.exports.set(version, 'pending');
      this.job('export', avatar.id, (succeeded) => {
        const status = succeeded && customized ? 'ready' : 'failed';
        avatar.exports.set(version, status);
        const export_url = status === 'ready' ? this.exportUrl(avatar.id, customization) : null;
        const {id: avatar_id, userId: user_id} = avatar;
        this.webhooks.emit({event: 'export.ready', avatar_id, user_id, status, export_url});
      });
    }
    return {status: 'pending', url: null};
  }

  /** Starts a render, whose image arrives only by webhook. Fails for an avatar from photos without a customization. */
  render(avatar: Avatar, options: RenderOptions): {id: string; status: 'pending'; render_url: null} {
    const id = newUuid();
    const {customization, customized} = avatar;
    this.job('render', avatar.id, (finished) => {
      const {id: avatar_id, userId: user_id} = avatar;
      const target: DownloadTarget = {kind: 'render', avatarId: avatar_id, customization, ...options};
      const status = finished && customized ? 'ready' : 'failed';
      const render_url = status === 'ready' ? this.downloadUrl(target, options.format) : null;
      this.webhooks.emit({event: 'render.ready', id, avatar_id, user_id, status, render_url});
    });
    return {id, status: 'pending', render_url: null};
  }

  /** Cancels pending jobs and late events. The platform can't be used afterward. */
  stop(): void {
    this.webhooks.stop();
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }

  private needUser(id: string): void {
    if (!this.users.has(id)) throw unknownId();
  }

  private forgetAvatar(id: string): void {
    this.avatars.delete(id);
    this.downloads.endWhere(({avatarId}) => avatarId === id);
    this.uploads.endWhere((avatarId) => avatarId === id);
  }

  private downloadUrl(target: DownloadTarget, extension: string): string {
    return `${this.options.origin}/sandbox/files/${this.downloads.add(target)}.${extension}`;
  }

  /** Runs after the delay of its kind, unless the avatar was deleted. */
  private job(kind: JobKind, avatarId: string, run: (succeeded: boolean) => void): void {
    const fails = this.settings.takeJobFailure(kind);
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      if (this.avatars.has(avatarId)) run(!fails);
    }, this.settings.current.delays[kind]);
    this.waiting.add(timer);
  }
}
