curl --fail-with-body --silent --show-error \
  "https://api.avaturn.me/api/v1/users/$USER_ID/avatars?include_not_ready=true" \
  --header "Authorization: Bearer $AVATURN_TOKEN" | jq
