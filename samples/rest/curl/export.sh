curl --fail-with-body --request POST \
  "https://api.avaturn.me/api/v1/exports/new?avatar_id=$AVATAR_ID" \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --data ''
