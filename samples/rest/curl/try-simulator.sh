# #region session
export AVATURN_API_URL=http://127.0.0.1:3100 AVATURN_API_TOKEN=simulator-token
call() { curl --fail-with-body --silent --show-error --header "Authorization: Bearer $AVATURN_API_TOKEN" "$@"; }
field() { node -pe "JSON.parse(require('fs').readFileSync(0, 'utf8')).$1"; }

USER_ID=$(call --request POST "$AVATURN_API_URL/api/v1/users/new" --data '' | field id)
call --request POST "$AVATURN_API_URL/api/v1/sessions/new" --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\", \"config\": {\"type\": \"create_or_edit_existing\"}}" | field url
# #endregion session

# #region upload
NEW=$(call --request POST "$AVATURN_API_URL/api/v1/avatars/new" --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\"}")
AVATAR_ID=$(echo "$NEW" | field avatar_id)
curl --fail-with-body --request POST "$(echo "$NEW" | field upload_url)" --form body-type=female \
  --form 'image-frontal=@front.jpg;type=image/jpeg' \
  --form 'image-side-1=@side-1.jpg;type=image/jpeg' \
  --form 'image-side-2=@side-2.jpg;type=image/jpeg'
# #endregion upload

# #region wait
until call "$AVATURN_API_URL/api/v1/users/$USER_ID/avatars" | grep --quiet "$AVATAR_ID"; do sleep 1; done
# #endregion wait

# #region export
call --request PUT "$AVATURN_API_URL/api/v1/avatars/$AVATAR_ID/customization" \
  --header "Content-Type: application/json" --data '{"body": "body_0", "assets": {}}'
call --request POST "$AVATURN_API_URL/api/v1/exports/new?avatar_id=$AVATAR_ID" --data ''
# #endregion export
