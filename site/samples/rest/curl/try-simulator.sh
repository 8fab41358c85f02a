set -eo pipefail

export AVATURN_API_URL=${AVATURN_API_URL:-http://127.0.0.1:3100}
export AVATURN_API_TOKEN=${AVATURN_API_TOKEN:-simulator-token}
request() { curl --fail-with-body --silent --show-error --write-out '\n' "$@"; }
call() { request --header "Authorization: Bearer $AVATURN_API_TOKEN" "$@"; }
field() { node -e "let text = fs.readFileSync(0, 'utf8').trim(), body;
  try { body = JSON.parse(text); } catch {}
  if (body?.$1 === undefined) { console.error('The response has no $1: ' + text); process.exit(1); }
  console.log(body.$1 ?? '')"; }

USER_ID=$(call --request POST "$AVATURN_API_URL/api/v1/users/new" --data '' | field id)
call --request POST "$AVATURN_API_URL/api/v1/sessions/new" --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\", \"config\": {\"type\": \"create_or_edit_existing\"}}" | field url

[ -f front.jpg ] || npx -y https://docs.avaturn.me/tools/avaturn-simulator-1.3.0.tgz photos

NEW=$(call --request POST "$AVATURN_API_URL/api/v1/avatars/new" --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\"}")
AVATAR_ID=$(echo "$NEW" | field avatar_id)
request --request POST "$(echo "$NEW" | field upload_url)" --form body-type=female \
  --form 'image-frontal=@front.jpg;type=image/jpeg' \
  --form 'image-side-1=@side-1.jpg;type=image/jpeg' \
  --form 'image-side-2=@side-2.jpg;type=image/jpeg'

for second in $(seq 30); do
  call "$AVATURN_API_URL/api/v1/users/$USER_ID/avatars" | grep --quiet "$AVATAR_ID" && break
  sleep 1
done

call --request PUT "$AVATURN_API_URL/api/v1/avatars/$AVATAR_ID/customization" \
  --header "Content-Type: application/json" \
  --data '{
    "body": "body_0",
    "assets": {
      "clothing": {"id": "7c9e2b10-4d3f-4a86-b5c1-e08f6d2a9375"},
      "hair_and_headwear": {"id": "1a5f8e3c-60b7-4f29-9e4d-c27b83d0f614", "color": "#3a2a22"},
      "footwear": {"id": "52b8c6f1-0e7d-4b93-8c2a-f1d4e6097ab5"}
    }
  }'
call --request POST "$AVATURN_API_URL/api/v1/exports/new?avatar_id=$AVATAR_ID" --data ''
for second in $(seq 30); do
  URL=$(call --request POST "$AVATURN_API_URL/api/v1/exports/new?avatar_id=$AVATAR_ID" --data '' | field url)
  [ -n "$URL" ] && break
  sleep 1
done
request --output avatar.glb "$URL" && echo "Saved $PWD/avatar.glb."
