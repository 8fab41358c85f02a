/**
 * Samples that the tests run, by the test that does. Each of these tests fails when it did not run all of its list, so a
 * sample counts as executed only if it is.
 */
export const executed = {
  /** scripts/test-blender.ts, where Blender is installed */
  blender: ['blender/scripts/glb_to_fbx.py', 'blender/scripts/import_avatar.py', 'blender/scripts/retarget_mixamo.py'],
  /** tests/samples/glb.test.ts */
  glb: ['glb/node/check-asset.mjs', 'glb/python/check_vrm.py', 'glb/python/extract_textures.py'],
  /** tests/samples/curl.test.ts */
  curl: [
    'rest/curl/create-avatar.sh',
    'rest/curl/create-session.sh',
    'rest/curl/create-user.sh',
    'rest/curl/customize.sh',
    'rest/curl/delete-user.sh',
    'rest/curl/export.sh',
    'rest/curl/list-avatars.sh',
    'rest/curl/read-customization.sh',
    'rest/curl/request-render.sh',
    'rest/curl/upload-photos.sh',
    'rest/shared/customization.json',
  ],
  /** tests/samples/rest.test.ts */
  rest: [
    'rest/node/accounts.mjs',
    'rest/node/avaturn.mjs',
    'rest/node/create-avatar.mjs',
    'rest/node/customize.mjs',
    'rest/node/delete-avatar.mjs',
    'rest/node/delete-user.mjs',
    'rest/node/edit-avatar.mjs',
    'rest/node/export.mjs',
    'rest/node/first-call.mjs',
    'rest/node/handle-event.mjs',
    'rest/node/list-avatars.mjs',
    'rest/node/orders.mjs',
    'rest/node/request-render.mjs',
    'rest/node/save-avatar.mjs',
    'rest/node/save-render.mjs',
    'rest/node/server.mjs',
    'rest/node/sign-in.mjs',
    'rest/node/take-off-eyewear.mjs',
    'rest/node/try-accounts.sh',
    'rest/node/try-render.mjs',
    'rest/node/try-webhooks.sh',
    'rest/node/wait-for-avatar.mjs',
    'rest/node/webhooks.mjs',
    'rest/python/accounts.py',
    'rest/python/avatar_export.py',
    'rest/python/avaturn.py',
    'rest/python/create_avatar.py',
    'rest/python/customize.py',
    'rest/python/delete_user.py',
    'rest/python/first_call.py',
    'rest/python/handle_event.py',
    'rest/python/orders.py',
    'rest/python/request_render.py',
    'rest/python/save_avatar.py',
    'rest/python/save_render.py',
    'rest/python/server.py',
    'rest/python/sign_in.py',
    'rest/python/try-accounts.sh',
    'rest/python/try-webhooks.sh',
    'rest/python/wait_for_avatar.py',
    'rest/python/webhooks.py',
    'rest/shared/customization.json',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const executedFiles: ReadonlySet<string> = new Set<string>(Object.values<readonly string[]>(executed).flat());
