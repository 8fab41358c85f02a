AVATAR_ID=3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18
QUERY="avatar_id=$AVATAR_ID&scene=common/transparent_half_body&format=png"

curl --fail-with-body --request POST "${AVATURN_API_URL:-https://api.avaturn.me}/api/v1/renders/new?$QUERY" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" \
  --data '' --write-out '\n'
